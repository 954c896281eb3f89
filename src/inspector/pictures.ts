/**
 * Pictures of every screen of every state, which `npm run pictures` writes to reports/catalogue (tests/pictures/states) and the
 * inspector's build takes from there.
 */
const FOLDER = 'inspector-pictures';

/** The looks in which a screen is pictured, in the order in which they are shown. */
export const LOOK_IDS = ['light', 'dark', 'narrow', 'large'] as const;
export type LookId = (typeof LOOK_IDS)[number];

export interface Picture {
  /** Path of the file within the folder of all pictures. */
  readonly file: string;
  /** Size in pixels; the picture shows the whole page, however long it is. */
  readonly width: number;
  readonly height: number;
}

/** A screen of a state, in all looks. */
export interface PicturedScreen {
  readonly journey: string;
  readonly state: string;
  /** From 1: a state has several screens where they differ in more than words. */
  readonly number: number;
  /** Its first heading; empty where it has none. */
  readonly heading: string;
  /** What it says, line by line. */
  readonly lines: readonly string[];
  /** States of other charts that are shown in it, such as `code` of the chart `otp`. */
  readonly innerStates: readonly { readonly chart: string; readonly state: string }[];
  readonly pictures: Readonly<Record<LookId, Picture>>;
}

let request: Promise<readonly PicturedScreen[]> | null = null;

/** The screens of which there are pictures; none where nobody has made any. Loaded once; none, and loaded again, where that fails. */
export function loadScreens(): Promise<readonly PicturedScreen[]> {
  request ??= fetchScreens().catch(() => {
    request = null;
    return [];
  });
  return request;
}

/** @throws where the server does not answer with the list, which is empty where there are no pictures */
async function fetchScreens(): Promise<readonly PicturedScreen[]> {
  const response = await fetch(`${FOLDER}/index.json`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** The screens of a state: its own, else those in which its chart is shown. */
export function screensOf(
  screens: readonly PicturedScreen[],
  chart: string,
  state: string,
): readonly PicturedScreen[] {
  const own = screens.filter((screen) => screen.journey === chart && screen.state === state);
  if (own.length > 0) return own;
  return screens.filter(({ innerStates }) =>
    innerStates.some((inner) => inner.chart === chart && inner.state === state),
  );
}

/** URL of a picture, relative to the inspector's page. */
export function pictureUrl({ file }: Picture): string {
  return `${FOLDER}/${file}`;
}
