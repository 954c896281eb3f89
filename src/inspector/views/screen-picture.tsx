import { inspectorCopy } from '../../copy/inspector';
import { catalogueCopy } from '../../copy/inspector-catalogue';
import type { ChartState } from '../chart/chart';
import { hashOf } from '../location';
import { pictureUrl, screensOf } from '../pictures';
import { useScreens } from '../screen-catalogue/use-screens';

const copy = inspectorCopy.details;

interface ScreenPictureProps {
  readonly journey: string;
  readonly state: ChartState;
}

/** The picture of this state's screen; where there is none, a text that says why. */
export function ScreenPicture({ journey, state }: ScreenPictureProps) {
  const screens = useScreens();
  if (screens === null) return null;
  const own = screensOf(screens, journey, state.name);
  const [first] = own;
  if (first === undefined)
    return (
      <p className="no-screen">{state.kind === 'person' ? copy.noScreen(journey) : copy.noScreenNeeded}</p>
    );
  const { light, dark } = first.pictures;
  const hash = hashOf({
    ...{ kind: 'catalogue', look: 'light', query: '' },
    journey: first.journey,
    state: first.state,
  });
  return (
    <>
      <picture className="screen">
        <source srcSet={pictureUrl(dark)} media="(prefers-color-scheme: dark)" />
        <img
          src={pictureUrl(light)}
          alt={catalogueCopy.alt(state.name, catalogueCopy.looks.light)}
          width={light.width}
          height={light.height}
        />
      </picture>
      <p>
        <a href={hash}>{copy.allScreens(own.length)}</a>
      </p>
    </>
  );
}
