import { rightsCopy as copy, loanQuestions, privacyQuestions } from '#messages/rights';
import { Card } from '../../ui/base/card';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import { ListRow } from '../../ui/lists/list-row';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { OwnOfficerCard } from '../shared/support/own-officer-card';
import { RegulatorLinks } from '../shared/support/regulator-links';
import { QuestionList } from './question-list';
import type { ReadingPageProps } from './reading-page';

const CONTACTS = '/termloan/contact/mine';
const COMPLAINTS = '/termloan/complaints';

/**
 * What a borrower may ask for: how to complain and to whom, this app's own grievance officer, what is done with personal details, and
 * the ways out of a loan. Everything is a link or a text: the page works before scripts.
 */
export function RightsPage({ onBack, onOpen }: ReadingPageProps) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={onBack}
      action={<LinkButton {...appLink(COMPLAINTS, () => onOpen(COMPLAINTS))}>{copy.complain}</LinkButton>}
    >
      <Card>
        <Stack gap="sm">
          <SectionHeading>{copy.stepsTitle}</SectionHeading>
          <div>
            {copy.steps.map(({ title, detail }, index) => (
              <ListRow
                key={title}
                icon={<IconDot>{index + 1}</IconDot>}
                title={title}
                detail={detail}
                strong
              />
            ))}
          </div>
          <LinkButton variant="secondary" {...appLink(CONTACTS, () => onOpen(CONTACTS))}>
            {copy.contacts}
          </LinkButton>
          <RegulatorLinks />
        </Stack>
      </Card>
      <OwnOfficerCard />
      <SectionHeading>{copy.detailsTitle}</SectionHeading>
      <QuestionList questions={privacyQuestions} onOpen={onOpen} />
      <SectionHeading>{copy.loanTitle}</SectionHeading>
      <QuestionList questions={loanQuestions} onOpen={onOpen} />
    </Page>
  );
}
