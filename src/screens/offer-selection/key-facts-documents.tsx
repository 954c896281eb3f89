import { offerSelectionCopy as copy } from '#messages/offer-selection';
import type { KeyFactsPaper } from '../../../machines/domain/loan/key-facts';
import { paperName } from '../../copy/offer-selection';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { ButtonRow } from '../../ui/controls/button-row';
import { DocumentLink } from '../shared/document-link';

interface KeyFactsDocumentsProps {
  readonly papers: readonly KeyFactsPaper[];
  /** URL of the statement as the offer has it, used where the lender lists no papers. */
  readonly link: string | null;
}

/** Links to the lender's own Key Facts Statement, in each language and format that the lender has. */
export function KeyFactsDocuments({ papers, link }: KeyFactsDocumentsProps) {
  const listed = papers.filter(({ kind, format }) => kind === 'KFS' && format !== null);
  if (listed.length === 0 && link === null) return <Text>{copy.documentsMissing}</Text>;
  return (
    <Stack gap="sm">
      <div>
        <SectionHeading>{copy.documents}</SectionHeading>
        <Hint>{copy.documentsDetail}</Hint>
      </div>
      <ButtonRow>
        {listed.length === 0 && link !== null && <DocumentLink link={link} name={copy.keyFactsLink} />}
        {listed.map(({ url, language, format }) => (
          <DocumentLink
            key={url}
            link={url}
            name={paperName(language, format ?? 'HTML')}
            language={language}
          />
        ))}
      </ButtonRow>
    </Stack>
  );
}
