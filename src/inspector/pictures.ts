/** Pictures of screens that the browser tests made: `<journey>-<state>-light.png`, served with the inspector. */
const FOLDER = 'inspector-pictures';

let asked: Promise<readonly string[]> | null = null;

/** Names of the pictures that are there, without `-light.png`; none when there are none. */
export function loadPictureNames(): Promise<readonly string[]> {
  asked ??= fetch(`${FOLDER}/index.json`)
    .then((answer) => (answer.ok ? answer.json() : []))
    .then(
      (names: unknown) => (Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []),
      () => [],
    );
  return asked;
}

/** The picture of a state: its own, or one of its variants; null when there is none. */
export function pictureOf(names: readonly string[], journey: string, state: string): string | null {
  const own = `${journey}-${kebab(state)}`;
  return names.find((name) => name === own) ?? names.find((name) => name.startsWith(`${own}-`)) ?? null;
}

export function pictureUrl(name: string, scheme: 'light' | 'dark'): string {
  return `${FOLDER}/${name}-${scheme}.png`;
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
