/** A screen as `npm run pictures` describes it, for tests. */
import type { LookId, Picture, PicturedScreen } from '../../src/inspector/pictures';

export function picturedScreen(
  screen: Pick<PicturedScreen, 'journey' | 'state'> & Partial<PicturedScreen>,
): PicturedScreen {
  const { journey, state, number = 1 } = screen;
  const pictureIn = (look: LookId): Picture => ({
    file: `${journey}/${state}-${number}-${look}.webp`,
    width: look === 'light' || look === 'dark' ? 360 : 320,
    height: 740,
  });
  return {
    number,
    heading: '',
    lines: [],
    innerStates: [],
    pictures: {
      light: pictureIn('light'),
      dark: pictureIn('dark'),
      narrow: pictureIn('narrow'),
      large: pictureIn('large'),
    },
    ...screen,
  };
}
