import { howOffersWorkCopy as copy, matchingQuestions } from '#messages/how-offers-work';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { QuestionList } from './question-list';
import type { ReadingPageProps } from './reading-page';

/** How offers are made and sorted: who is asked, who decides, by which rules the list is sorted. */
export function HowOffersWorkPage({ onBack, onOpen }: ReadingPageProps) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={onBack}
      action={
        <LinkButton variant="secondary" {...appLink('/', () => onOpen('/'))}>
          {copy.action}
        </LinkButton>
      }
    >
      <QuestionList questions={matchingQuestions} isFirstOpen onOpen={onOpen} />
    </Page>
  );
}
