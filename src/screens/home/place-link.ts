import type { MouseEvent } from 'react';

import type { homeMachine } from '../../../machines/home/machine';
import { type HomePlace, placePath } from '../../../machines/home/places';
import type { ScreenProps } from '../../journey/screen';

/** A real link whose tap the journey takes. */
export interface PlaceLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

type Sender = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Makes the links of home's places. */
export function placeLinks({ snapshot, send }: Sender): (place: HomePlace) => PlaceLink {
  const loanId = snapshot.context.facts?.loan?.id ?? '';
  return (place) => ({
    href: placePath(place, loanId),
    onClick: (event) => {
      event.preventDefault();
      send({ type: 'place.opened', place });
    },
  });
}
