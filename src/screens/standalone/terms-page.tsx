import { termsCopy as copy } from '#messages/terms';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { QuestionList } from './question-list';
import type { ReadingPageProps } from './reading-page';

/** The terms of the product, in sections; the first one is expanded. */
export function TermsPage({ onBack, onOpen }: ReadingPageProps) {
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
      <QuestionList questions={copy.sections} isFirstOpen onOpen={onOpen} />
    </Page>
  );
}
