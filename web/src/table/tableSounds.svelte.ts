// What is heard at a table: one's turn, what happens, the end.
import { play } from "../lib/app/sounds";
import { soundOf } from "../lib/app/soundTable";
import type { MotionPlayer } from "../lib/motion/player.svelte";
import type { TableConnection } from "../lib/server/tableConnection.svelte";

/** Plays sounds as long as the component lives that calls this. */
export function soundsOf(connection: TableConnection, motion: MotionPlayer): void {
  const asksMe = $derived(connection.view?.decision != null);
  $effect(() => {
    if (asksMe) play("turn");
  });
  $effect(() => {
    const sound = motion.current && soundOf(motion.current);
    if (sound) play(sound);
  });
  let ended: boolean | undefined;
  $effect(() => {
    const over = connection.view?.over;
    if (over && ended === false) play("end");
    ended = over;
  });
}
