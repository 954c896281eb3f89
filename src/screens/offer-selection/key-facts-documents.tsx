import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { ButtonRow } from '../../ui/controls/button-row';
import { DocumentLink } from '../shared/document-link';
import { kfsLinks } from './kfs-links';

/** Links to the full Key Fact Statement: in English, in Hindi, and as a PDF. */
export function KeyFactsDocuments({ link }: { readonly link: string | null }) {
  if (link === null) return <Text>{copy.documentsMissing}</Text>;
  const links = kfsLinks(link);
  return (
    <Stack gap="sm">
      <div>
        <SectionHeading>{copy.documents}</SectionHeading>
        <Hint>{copy.documentsDetail}</Hint>
      </div>
      <ButtonRow>
        <DocumentLink link={links.html} name={copy.inEnglish} />
        <DocumentLink link={links.hindi} name={copy.inHindi} language="hi" />
        <DocumentLink link={links.pdf} name={copy.asPdf} />
      </ButtonRow>
    </Stack>
  );
}
