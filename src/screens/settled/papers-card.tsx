import type { LoanDetails } from '../../../machines/domain/loan/loan-details';
import { settledCopy as copy } from '../../copy/settled';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { PaperLink } from '../shared/paper-link';

type Papers = Pick<LoanDetails, 'noDuesLetterLink' | 'statementLink'>;

/** The papers of a loan that has ended, each a page of the lender; one that is not written yet is told of. */
export function PapersCard({ noDuesLetterLink, statementLink }: Papers) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.papers}</SectionHeading>
      {noDuesLetterLink === null ? (
        <Banner tone="info">{copy.noDuesSoon}</Banner>
      ) : (
        <>
          <PaperLink link={noDuesLetterLink} name={copy.noDues} icon="download" />
          <Hint>{copy.noDuesDetail}</Hint>
        </>
      )}
      {statementLink !== null && <PaperLink link={statementLink} name={copy.statement} icon="document" />}
    </Stack>
  );
}
