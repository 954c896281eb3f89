/** The control panel's choices; they can be set by the URL too: `?refreshToken=refused&platform=ios`. */
export interface Controls {
  readonly text: (name: string) => string;
  /** Milliseconds. */
  readonly number: (name: string) => number;
}

/** Reads the form, after applying the URL. */
export function readControls(form: HTMLFormElement, search: URLSearchParams): Controls {
  const field = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control : null;
  };
  for (const [name, value] of search) {
    const target = field(name);
    if (target !== null) target.value = value;
    // An unknown option would leave the list empty: the first, default one is used.
    if (target instanceof HTMLSelectElement && target.selectedIndex < 0) target.selectedIndex = 0;
  }
  return {
    text: (name) => field(name)?.value ?? '',
    number: (name) => Number(field(name)?.value ?? 0),
  };
}

/** An element that is always on the page. */
export function element(id: string): HTMLElement {
  const node = document.getElementById(id);
  if (node === null) throw new Error(`The page has no #${id}.`);
  return node;
}
