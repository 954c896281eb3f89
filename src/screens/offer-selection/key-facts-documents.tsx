import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { ButtonRow } from '../../ui/controls/button-row';
import { PaperLink } from '../shared/paper-link';
import { kfsLinks } from './kfs-links';

/** The full Key Facts Statement, in the language that the borrower reads, and as a file to keep. */
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
        <PaperLink link={links.html} name={copy.inEnglish} />
        <PaperLink link={links.hindi} name={copy.inHindi} language="hi" />
        <PaperLink link={links.pdf} name={copy.asPdf} />
      </ButtonRow>
    </Stack>
  );
}
