import type { Agreement } from '../../../machines/domain/loan/agreement';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { DocumentLink } from '../shared/document-link';

/** The loan's documents, each a page of the lender. A missing document has no link. */
export function DocumentsCard({ agreement }: { readonly agreement: Agreement }) {
  const documents = [
    { name: copy.agreementPaper, link: agreement.htmlLink, icon: 'document' },
    { name: copy.agreementPdf, link: agreement.pdfLink, icon: 'download' },
    { name: copy.sanctionLetter, link: agreement.sanctionLetterCumKfsPdf, icon: 'download' },
    { name: copy.applicationForm, link: agreement.applicationFormHtmlLink, icon: 'document' },
  ] as const;
  const available = documents.flatMap(({ link, ...document }) =>
    link === null ? [] : [{ ...document, link }],
  );
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.papers}</SectionHeading>
      {available.length === 0 && <Hint>{copy.noPapers}</Hint>}
      {available.map(({ name, link, icon }) => (
        <DocumentLink key={name} link={link} name={name} icon={icon} />
      ))}
    </Stack>
  );
}
