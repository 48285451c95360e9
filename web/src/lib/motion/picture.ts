// A likeness of a piece, to be carried over the board: the piece as it is drawn, apart from where it lies.

/** Pixels; whatever is larger would hide the board. */
const LARGEST = 150;
const MARKS = ["lit", "picked", "pointed", "advised", "barred"];
const SVG = "http://www.w3.org/2000/svg";

/** Null where nothing but a number is drawn. */
export function pictureOf(element: Element): HTMLElement | null {
  // A figure beside a drawing: the drawing is the piece.
  const drawn = element.querySelector("[data-count]") ? element.querySelector("svg") : element;
  if (!drawn) return null;
  const { width, height } = drawn.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const picture = document.createElement("div");
  picture.className = "picture";
  const inside = drawn instanceof SVGGraphicsElement && !(drawn instanceof SVGSVGElement);
  picture.append(inside ? cutOut(drawn) : copy(drawn));
  const size = Math.min(1, LARGEST / Math.max(width, height));
  picture.style.cssText = `width:${width}px;height:${height}px;zoom:${size}`;
  picture.style.font = getComputedStyle(drawn).font;
  return picture;
}

function copy(element: Element): Element {
  const like = element.cloneNode(true) as Element;
  for (const one of [like, ...like.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-place", "data-element", "data-awaited", "tabindex"])
      one.removeAttribute(name);
    one.classList.remove(...MARKS);
  }
  return like;
}

/** Part of a drawing becomes a drawing of its own. */
function cutOut(part: SVGGraphicsElement): Element {
  const { x, y, width, height } = part.getBBox();
  const like = copy(part) as SVGGraphicsElement;
  like.removeAttribute("transform");
  like.style.removeProperty("transform");
  const whole = document.createElementNS(SVG, "svg");
  whole.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  whole.append(like);
  return whole;
}
