import { loanDetailsCopy as copy } from '#messages/loan-details';
import { papersCopy } from '#messages/papers';
import type { PaperSharing, PaperToShare } from '../../../machines/domain/files/paper-sharing';
import type { Agreement } from '../../../machines/domain/loan/agreement';
import type { Loan } from '../../../machines/domain/loan/loan';
import { lenderName } from '../../copy/lender';
import { paperText } from '../../copy/papers';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { DocumentLink } from '../shared/document-link';
import { PapersSent } from '../shared/papers/papers-sent';
import { SharingNotice } from '../shared/papers/sharing-notice';

/** How papers are sent on. */
export interface PaperSending {
  /** What became of the last one. */
  readonly sharing: PaperSharing | null;
  readonly isBusy: boolean;
  readonly onSend: (paper: PaperToShare) => void;
}

interface DocumentsCardProps {
  readonly agreement: Agreement;
  readonly loan: Loan | null;
  /** Absent before the signature. */
  readonly sending?: PaperSending | undefined;
}

/**
 * The loan's documents, each a page of the lender, and where they were sent after the signature. The agreement and the sanction letter
 * can be sent on. A missing document has no link.
 */
export function DocumentsCard({ agreement, loan, sending }: DocumentsCardProps) {
  const agreementToSend = agreement.pdfLink ?? agreement.htmlLink;
  const documents = [
    { name: copy.agreementPaper, link: agreement.htmlLink, icon: 'document', fileName: 'agreement' },
    { name: copy.agreementPdf, link: agreement.pdfLink, icon: 'download', fileName: 'agreement' },
    {
      name: copy.sanctionLetter,
      link: agreement.sanctionLetterCumKfsPdf,
      icon: 'download',
      fileName: 'key-facts',
    },
    {
      name: copy.applicationForm,
      link: agreement.applicationFormHtmlLink,
      icon: 'document',
      fileName: 'application',
    },
  ] as const;
  const available = documents.flatMap(({ link, ...document }) =>
    link === null ? [] : [{ ...document, link }],
  );
  const canBeSent = (link: string) => link === agreementToSend || link === agreement.sanctionLetterCumKfsPdf;
  const paperToShare = ({ name, link, fileName }: (typeof available)[number]): PaperToShare => ({
    text: paperText({
      name,
      lender: lenderName(agreement.nbfc),
      loanAccount: loan?.accountNumber ?? null,
      on: agreement.updateTime,
    }),
    file: {
      link,
      name: fileName,
      inApp: { text: papersCopy.opensInAppOnly, path: '/termloan/loan-details' },
    },
  });
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.papers}</SectionHeading>
      {agreement.isSigned && (available.length > 0 || agreement.papersSent.length > 0) && (
        <PapersSent papers={agreement.papersSent} />
      )}
      {available.length === 0 && <Hint>{copy.noPapers}</Hint>}
      {sending !== undefined && <SharingNotice sharing={sending.sharing} />}
      {available.map((document) => {
        const { name, link, icon } = document;
        const paper = <DocumentLink key={name} link={link} name={name} icon={icon} />;
        if (sending === undefined || !canBeSent(link)) return paper;
        return (
          <Stack key={name} gap="xs">
            {paper}
            <Button
              variant="ghost"
              disabled={sending.isBusy}
              onClick={() => sending.onSend(paperToShare(document))}
            >
              {papersCopy.send} <VisuallyHidden>– {name}</VisuallyHidden>
            </Button>
          </Stack>
        );
      })}
    </Stack>
  );
}
