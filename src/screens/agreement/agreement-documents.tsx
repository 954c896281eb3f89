import type { Agreement } from '../../../machines/domain/loan/agreement';
import { agreementCopy } from '../../copy/agreement';
import { Stack } from '../../ui/base/stack';
import { PaperLink } from '../shared/paper-link';

const copy = agreementCopy.read;

/** The papers to read before signing, each a page of the lender. One that is missing has no link. */
export function AgreementDocuments({ agreement }: { readonly agreement: Agreement }) {
  const { htmlLink, sanctionLetterCumKfsPdf } = agreement;
  if (htmlLink === null && sanctionLetterCumKfsPdf === null) return null;
  return (
    <Stack gap="sm">
      {htmlLink !== null && <PaperLink link={htmlLink} name={copy.agreement} icon="document" />}
      {sanctionLetterCumKfsPdf !== null && (
        <PaperLink link={sanctionLetterCumKfsPdf} name={copy.keyFacts} icon="download" />
      )}
    </Stack>
  );
}
