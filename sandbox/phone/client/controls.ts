/** Reads what is selected in the control panel, by the name of the form field. */
export interface Controls {
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
}

/** Connects the control panel, and selects what the URL says: `?refreshToken=refused&platform=ios`. */
export function readControls(form: HTMLFormElement, search: URLSearchParams): Controls {
  const field = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control : null;
  };
  for (const [name, value] of search) {
    const target = field(name);
    if (target !== null) target.value = value;
    // An unknown option deselects all: select the first one, which is the default.
    if (target instanceof HTMLSelectElement && target.selectedIndex < 0) target.selectedIndex = 0;
  }
  return {
    text: (name) => field(name)?.value ?? '',
    number: (name) => Number(field(name)?.value ?? 0),
  };
}

/** An element of the page by its id; throws when there is none. */
export function element(id: string): HTMLElement {
  const node = document.getElementById(id);
  if (node === null) throw new Error(`The page has no #${id}.`);
  return node;
}
