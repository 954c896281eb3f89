import type { homeMachine } from '../../../machines/home/machine';
import { type HomePage, homePagePath } from '../../../machines/home/setup';
import type { ScreenProps } from '../../journey/screen';
import { appLink } from '../shared/app-link';

/** Props of a link whose tap is an event of the journey. */
export type HomeLink = ReturnType<typeof appLink>;

type HomeProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Returns a function that builds the link from home to a page. */
export function homeLinkBuilder({ snapshot, send }: HomeProps): (page: HomePage) => HomeLink {
  const loanId = snapshot.context.facts?.loan?.id ?? '';
  return (page) => appLink(homePagePath(page, loanId), () => send({ type: 'page.opened', page }));
}
