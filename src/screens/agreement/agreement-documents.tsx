import type { Agreement } from '../../../machines/domain/agreement';
import { agreementCopy } from '../../copy/agreement';
import { Icon } from '../../ui/icon';
import { LinkButton } from '../../ui/link-button';
import { Stack } from '../../ui/stack';

const copy = agreementCopy.read;

/** The papers to read before signing, each a page of the lender. One that is missing has no link. */
export function AgreementDocuments({ agreement }: { readonly agreement: Agreement }) {
  const { htmlLink, sanctionLetterCumKfsPdf } = agreement;
  if (htmlLink === null && sanctionLetterCumKfsPdf === null) return null;
  return (
    <Stack gap="sm">
      {htmlLink !== null && (
        <LinkButton href={htmlLink} target="_blank" variant="secondary">
          <Icon name="document" size={20} />
          {copy.agreement}
        </LinkButton>
      )}
      {sanctionLetterCumKfsPdf !== null && (
        <LinkButton href={sanctionLetterCumKfsPdf} target="_blank" variant="secondary">
          <Icon name="download" size={20} />
          {copy.keyFacts}
        </LinkButton>
      )}
    </Stack>
  );
}
