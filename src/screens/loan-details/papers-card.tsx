import type { Agreement } from '../../../machines/domain/loan/agreement';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { PaperLink } from '../shared/paper-link';

/** The papers of the loan, each a page of the lender. One that is missing has no link. */
export function PapersCard({ agreement }: { readonly agreement: Agreement }) {
  const papers = [
    { name: copy.agreementPaper, link: agreement.htmlLink, icon: 'document' },
    { name: copy.agreementPdf, link: agreement.pdfLink, icon: 'download' },
    { name: copy.sanctionLetter, link: agreement.sanctionLetterCumKfsPdf, icon: 'download' },
    { name: copy.applicationForm, link: agreement.applicationFormHtmlLink, icon: 'document' },
  ] as const;
  const there = papers.flatMap(({ link, ...paper }) => (link === null ? [] : [{ ...paper, link }]));
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.papers}</SectionHeading>
      {there.length === 0 && <Hint>{copy.noPapers}</Hint>}
      {there.map(({ name, link, icon }) => (
        <PaperLink key={name} link={link} name={name} icon={icon} />
      ))}
    </Stack>
  );
}
