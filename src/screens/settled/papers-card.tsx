import type { LoanDetails } from '../../../machines/domain/loan-details';
import { settledCopy as copy } from '../../copy/settled';
import { Banner } from '../../ui/banner';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link-button';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading } from '../../ui/text';

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
          <LinkButton href={noDuesLetterLink} target="_blank" variant="secondary">
            <Icon name="download" size={20} />
            {copy.noDues}
          </LinkButton>
          <Hint>{copy.noDuesDetail}</Hint>
        </>
      )}
      {statementLink !== null && (
        <LinkButton href={statementLink} target="_blank" variant="secondary">
          <Icon name="document" size={20} />
          {copy.statement}
        </LinkButton>
      )}
    </Stack>
  );
}
