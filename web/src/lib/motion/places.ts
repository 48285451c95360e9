// Where on the page the places and pieces are that events speak of.
//
// A board says `data-place="seat:1"` where things lie and `data-piece="resource:sand"` on a thing inside it; both may name
// several. A place that options touch is found by its `data-element` and needs no attribute of its own.

export interface Anchor {
  element: Element;
  /** The piece itself or its figure; else only the place where it would lie. */
  exact: boolean;
}

const named = (attribute: string, name: string): string => `[${attribute}~="${CSS.escape(name)}"]`;

/** A thing by its name, or by its kind where all of a kind are counted together: `data-piece="suspicion:*"`. */
const thing = (what: string): string =>
  `${named("data-piece", what)}, ${named("data-piece", what.replace(/:.*/, ":*"))}`;

/**
 * `near`: the elements that the event speaks of. Where a place has several parts, the one is meant that is one of them
 * (`data-at="action:hunt"`).
 */
export function anchorOf(root: Element, place: string, what: string, near: readonly string[] = []): Anchor | null {
  const selector = `${named("data-place", place)}, [data-element="${CSS.escape(place)}"]`;
  const drawn = [...root.querySelectorAll(selector)].filter(isDrawn);
  const meant = drawn.filter((one) => near.includes(one.getAttribute("data-at") ?? ""));
  const places = [...meant, ...drawn];
  for (const one of places) {
    const piece = pieceIn(one, what, near);
    if (piece) return { element: piece, exact: true };
  }
  const [element] = places;
  return element ? { element, exact: false } : null;
}

/** A piece lies in the nearest place around it: what lies on a card of a player does not lie before the player. */
function pieceIn(place: Element, what: string, near: readonly string[]): Element | null {
  const found = [...place.querySelectorAll(thing(what))].filter(
    (piece) => piece.parentElement?.closest("[data-place]") === place && isDrawn(piece),
  );
  const meant = found.find((piece) => near.includes(piece.getAttribute("data-at") ?? ""));
  return meant ?? found[0] ?? (place.matches(thing(what)) ? place : null);
}

/** Behind a tab, or there. */
const isDrawn = (element: Element): boolean => rectOf(element) !== null;

/** What is behind a tab of a phone is where its tab is. */
export function rectOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const panel = element.closest("[data-panel]")?.getAttribute("data-panel");
  const tab = panel && document.querySelector(`[data-tab="${CSS.escape(panel)}"]`)?.getBoundingClientRect();
  return tab && tab.width > 0 ? tab : null;
}
