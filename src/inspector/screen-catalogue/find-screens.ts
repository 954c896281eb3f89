/** Finds screens by their journey, the name of their state, and what they say. */
import { normaliseText } from '../normalise-text';
import type { PicturedScreen } from '../pictures';

interface IndexedScreen {
  readonly screen: PicturedScreen;
  /** Number of screens of its state. */
  readonly count: number;
  readonly names: string;
  readonly lines: readonly string[];
}

/** The screens that can be found, in the order in which they are shown. */
export type ScreenIndex = readonly IndexedScreen[];

/** A screen that was found. */
export interface FoundScreen {
  readonly screen: PicturedScreen;
  readonly count: number;
  /** The line by which it was found; null where its names and its heading say so. */
  readonly line: string | null;
}

/**
 * The screens of a state stand together, where the state was met first.
 * @param journeys in the order in which they are shown; screens of another journey come last
 */
export function indexScreens(
  screens: readonly PicturedScreen[],
  journeys: readonly { readonly id: string; readonly title: string }[],
): ScreenIndex {
  const states = new Map<string, PicturedScreen[]>();
  for (const screen of screens)
    states.set(stateKey(screen), [...(states.get(stateKey(screen)) ?? []), screen]);
  const known = journeys.map(({ id }) => id);
  const position = ({ screen }: IndexedScreen) => {
    const index = known.indexOf(screen.journey);
    return index === -1 ? known.length : index;
  };
  return [...states.values()]
    .flatMap((ofState) =>
      ofState.map((screen) => ({
        screen,
        count: ofState.length,
        names: normaliseText(
          [
            screen.journey,
            journeys.find(({ id }) => id === screen.journey)?.title ?? '',
            screen.state,
            screen.heading,
            ...screen.innerStates.flatMap(({ chart, state }) => [chart, state]),
          ].join(' '),
        ),
        lines: screen.lines.map(normaliseText),
      })),
    )
    .sort((a, b) => position(a) - position(b));
}

/** The screens that have all words of the query; all when it is empty. */
export function findScreens(index: ScreenIndex, query: string): readonly FoundScreen[] {
  const typed = normaliseText(query);
  const words = typed.split(' ').filter((word) => word !== '');
  return index.flatMap(({ screen, count, names, lines }) => {
    const said = words.filter((word) => !names.includes(word));
    if (!said.every((word) => lines.some((line) => line.includes(word)))) return [];
    if (said.length === 0) return [{ screen, count, line: null }];
    const whole = lines.findIndex((line) => line.includes(typed));
    const all = lines.findIndex((line) => said.every((word) => line.includes(word)));
    const some = lines.findIndex((line) => said.some((word) => line.includes(word)));
    const best = [whole, all, some].find((position) => position !== -1) ?? -1;
    return [{ screen, count, line: screen.lines[best] ?? null }];
  });
}

/** Names the state of a screen. */
export function stateKey({ journey, state }: Pick<PicturedScreen, 'journey' | 'state'>): string {
  return `${journey}/${state}`;
}
