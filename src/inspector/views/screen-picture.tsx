import { useEffect, useState } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import type { ChartState } from '../chart/chart';
import { loadPictureNames, pictureOf, pictureUrl } from '../pictures';

const copy = inspectorCopy.details;

interface ScreenPictureProps {
  readonly journey: string;
  readonly state: ChartState;
}

/** The picture of this state's screen; where there is none, a text that says why. */
export function ScreenPicture({ journey, state }: ScreenPictureProps) {
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPictureNames().then((found) => isCurrent && setNames(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (names === null) return null;
  const name = pictureOf(names, journey, state.name);
  if (name === null)
    return <p className="no-screen">{state.kind === 'person' ? copy.noScreen : copy.noScreenNeeded}</p>;
  return (
    <picture className="screen">
      <source srcSet={pictureUrl(name, 'dark')} media="(prefers-color-scheme: dark)" />
      <img src={pictureUrl(name, 'light')} alt={copy.screenAlt(state.name)} width="360" height="740" />
    </picture>
  );
}
