import { settledCopy as copy } from '#messages/settled';
import type { LoanDetails } from '../../../machines/domain/loan/loan-details';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { DocumentLink } from '../shared/document-link';

type DocumentLinks = Pick<LoanDetails, 'noDuesLetterLink' | 'statementLink'>;

/** Links to the documents of a closed loan; a no-dues letter that is not issued yet is announced. */
export function DocumentsCard({ noDuesLetterLink, statementLink }: DocumentLinks) {
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
