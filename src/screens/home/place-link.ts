import type { homeMachine } from '../../../machines/home/machine';
import { type HomePlace, placePath } from '../../../machines/home/places';
import type { ScreenProps } from '../../journey/screen';
import { ownLink } from '../shared/own-link';

/** A link whose tap the journey takes. */
export type PlaceLink = ReturnType<typeof ownLink>;

type Sender = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Makes the links of home's places. */
export function placeLinks({ snapshot, send }: Sender): (place: HomePlace) => PlaceLink {
  const loanId = snapshot.context.facts?.loan?.id ?? '';
  return (place) => ownLink(placePath(place, loanId), () => send({ type: 'place.opened', place }));
}
