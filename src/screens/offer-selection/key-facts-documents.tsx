import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { ButtonRow } from '../../ui/button-row';
import { LinkButton } from '../../ui/link-button';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading, Text } from '../../ui/text';
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
        <LinkButton variant="secondary" href={links.html} target="_blank">
          {copy.inEnglish}
        </LinkButton>
        <LinkButton variant="secondary" href={links.hindi} target="_blank" hrefLang="hi" lang="hi">
          {copy.inHindi}
        </LinkButton>
        <LinkButton variant="secondary" href={links.pdf} target="_blank">
          {copy.asPdf}
        </LinkButton>
      </ButtonRow>
    </Stack>
  );
}
