/**
 * Pictures of screens, served with the inspector: those of the last browser test run, `<journey>-<state>-light.png` and
 * `-dark.png`, and small committed ones, `<journey>-<state>.webp`.
 */
const FOLDER = 'inspector-pictures';
const KEPT = '.webp';

let asked: Promise<readonly string[]> | null = null;

/** Names of available pictures: without `-light.png`, a committed one with `.webp`. Empty without any. */
export function loadPictureNames(): Promise<readonly string[]> {
  asked ??= fetch(`${FOLDER}/index.json`)
    .then((answer) => (answer.ok ? answer.json() : []))
    .then(
      (names: unknown) => (Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []),
      () => [],
    );
  return asked;
}

/** The picture of a state: its own, or one of its variants, or a committed one; null without any. */
export function pictureOf(names: readonly string[], journey: string, state: string): string | null {
  const own = pictureName(journey, state);
  const kept = `${own}${KEPT}`;
  return (
    names.find((name) => name === own) ??
    names.find((name) => name.startsWith(`${own}-`) && !name.endsWith(KEPT)) ??
    names.find((name) => name === kept) ??
    null
  );
}

/** URL of a picture. A committed one exists in light only. */
export function pictureUrl(name: string, scheme: 'light' | 'dark'): string {
  return name.endsWith(KEPT) ? `${FOLDER}/${name}` : `${FOLDER}/${name}-${scheme}.png`;
}

/** Name of a state's picture. */
export function pictureName(journey: string, state: string): string {
  return `${journey}-${kebab(state)}`;
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
