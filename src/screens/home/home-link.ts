import type { homeMachine } from '../../../machines/home/machine';
import { type HomePage, homePagePath } from '../../../machines/home/setup';
import type { ScreenProps } from '../../journey/screen';
import { appLink } from '../shared/app-link';

/** A link whose tap is handled by the journey. */
export type HomeLink = ReturnType<typeof appLink>;

type Sender = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Returns a function that builds the links of home. */
export function homeLinkBuilder({ snapshot, send }: Sender): (link: HomePage) => HomeLink {
  const loanId = snapshot.context.facts?.loan?.id ?? '';
  return (link) => appLink(homePagePath(link, loanId), () => send({ type: 'page.opened', page: link }));
}
