// A short bell when it becomes one's turn; only for those who switched it on.

let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const bell = context.createOscillator();
  const volume = context.createGain();
  bell.frequency.value = 660;
  volume.gain.setValueAtTime(0.15, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.6);
  bell.connect(volume).connect(context.destination);
  bell.start(now);
  bell.stop(now + 0.6);
}
