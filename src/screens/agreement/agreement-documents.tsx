import { agreementCopy } from '#messages/agreement';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import { Stack } from '../../ui/base/stack';
import { DocumentLink } from '../shared/document-link';

const copy = agreementCopy.review;

/** The documents to read before signing, each a page of the lender. A missing document has no link. */
export function AgreementDocuments({ agreement }: { readonly agreement: Agreement }) {
  const { htmlLink, sanctionLetterCumKfsPdf } = agreement;
  if (htmlLink === null && sanctionLetterCumKfsPdf === null) return null;
  return (
    <Stack gap="sm">
      {htmlLink !== null && <DocumentLink link={htmlLink} name={copy.agreement} icon="document" />}
      {sanctionLetterCumKfsPdf !== null && (
        <DocumentLink link={sanctionLetterCumKfsPdf} name={copy.keyFacts} icon="download" />
      )}
    </Stack>
  );
}
