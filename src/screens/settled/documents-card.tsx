import type { LoanDetails } from '../../../machines/domain/loan/loan-details';
import { settledCopy as copy } from '../../copy/settled';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { DocumentLink } from '../shared/document-link';

type Papers = Pick<LoanDetails, 'noDuesLetterLink' | 'statementLink'>;

/** The documents of a loan that has ended, each a page of the lender; one that is not issued yet is mentioned. */
export function DocumentsCard({ noDuesLetterLink, statementLink }: Papers) {
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.papers}</SectionHeading>
      {noDuesLetterLink === null ? (
        <Banner tone="info">{copy.noDuesSoon}</Banner>
      ) : (
        <>
          <DocumentLink link={noDuesLetterLink} name={copy.noDues} icon="download" />
          <Hint>{copy.noDuesDetail}</Hint>
        </>
      )}
      {statementLink !== null && <DocumentLink link={statementLink} name={copy.statement} icon="document" />}
    </Stack>
  );
}
