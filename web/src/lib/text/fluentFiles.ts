// Fluent files come from the server, so that the browser speaks exactly the engine's words.

import { FluentResource } from "@fluent/bundle";
import { Speaker, type Language, type Person } from "./speaker";

const loaded = new Map<string, Promise<FluentResource>>();

function fluentFile(lang: Language, name: string): Promise<FluentResource> {
  const path = `locales/${lang}/${name}.ftl`;
  let resource = loaded.get(path);
  if (!resource) {
    resource = fetch(path).then(async (answer) => {
      if (answer.status === 404) return new FluentResource(""); // a game without such words
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    resource.catch(() => loaded.delete(path));
    loaded.set(path, resource);
  }
  return resource;
}

export interface SpeakerOptions {
  game?: string;
  rules?: boolean;
  guide?: boolean;
  /** Words for the fields of components. */
  components?: boolean;
  people?: readonly Person[];
  corrected?: Readonly<Record<string, string>>;
}

/** Games whose boards have labels of their own, in <game>-board.ftl. */
const WITH_BOARD_LABELS = ["castle", "paladins", "crusaders"];

/** A speaker for one language and, with a game, for that game's words. */
export async function loadSpeaker(lang: Language, options: SpeakerOptions = {}): Promise<Speaker> {
  const { game = "", rules = false, guide = false, components = false, people = [], corrected = {} } = options;
  const names = ["core", "browser", ...(game ? [game] : []), ...(game && rules ? [`${game}-rules`] : [])];
  if (WITH_BOARD_LABELS.includes(game)) names.push(`${game}-board`);
  if (game && guide) names.push(`${game}-guide`);
  if (game && components) names.push(`${game}-components`);
  const resources = await Promise.all(names.map((name) => fluentFile(lang, name)));
  return new Speaker(lang, game, resources, people, corrected);
}
