/**
 * Pictures of screens, served with the inspector: screenshots of the last run of the browser tests
 * (`<journey>-<state>-light.png` and `-dark.png`), and small committed pictures (`<journey>-<state>.webp`).
 */
const FOLDER = 'inspector-pictures';
const COMMITTED_SUFFIX = '.webp';

let picturesRequest: Promise<readonly string[]> | null = null;

/** Names of the available pictures: a screenshot without `-light.png`, a committed picture with `.webp`. Loaded once. */
export function loadPictureNames(): Promise<readonly string[]> {
  picturesRequest ??= fetch(`${FOLDER}/index.json`)
    .then((response) => (response.ok ? response.json() : []))
    .then(
      (names: unknown) => (Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []),
      () => [],
    );
  return picturesRequest;
}

/** Name of the picture of a state: its screenshot, or one of a variant of the state, or a committed one; null without any. */
export function pictureOf(names: readonly string[], journey: string, state: string): string | null {
  const ownName = pictureName(journey, state);
  const committedName = `${ownName}${COMMITTED_SUFFIX}`;
  return (
    names.find((name) => name === ownName) ??
    names.find((name) => name.startsWith(`${ownName}-`) && !name.endsWith(COMMITTED_SUFFIX)) ??
    names.find((name) => name === committedName) ??
    null
  );
}

/** URL of a picture. A committed picture exists in light only. */
export function pictureUrl(name: string, scheme: 'light' | 'dark'): string {
  return name.endsWith(COMMITTED_SUFFIX) ? `${FOLDER}/${name}` : `${FOLDER}/${name}-${scheme}.png`;
}

/** Name of a state's picture. */
export function pictureName(journey: string, state: string): string {
  return `${journey}-${kebabCase(state)}`;
}

function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
