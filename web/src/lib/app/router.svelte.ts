// Where we are: the path below <base>, with history. Keys travel in the fragment, which no server sees.

const base = new URL(document.baseURI).pathname;

function current(): string {
  return location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
}

export const route = $state({ path: current(), fragment: location.hash.slice(1) });

export function go(path: string): void {
  history.pushState(null, "", base + path.replace(/^\.\//, ""));
  follow();
  scrollTo(0, 0);
}

export function forgetFragment(): void {
  history.replaceState(null, "", location.pathname);
  route.fragment = "";
}

function follow(): void {
  route.path = current();
  route.fragment = location.hash.slice(1);
}

addEventListener("popstate", follow);

/** For links: real addresses that open in a new tab, followed in place on a plain click. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
