import { sharedCopy } from '../../copy/shared';
import { termsCopy as copy } from '../../copy/terms';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { Text } from '../../ui/text';
import { ownLink } from '../shared/own-link';
import { SupportLink } from '../shared/support-link';

interface TermsPageProps {
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** The terms of the product, for whoever wants to read them: the first answer is open. */
export function TermsPage({ onBack, onStart }: TermsPageProps) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={onBack}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <LinkButton variant="secondary" {...ownLink('/', onStart)}>
          {copy.action}
        </LinkButton>
      }
    >
      <Card tight>
        {copy.sections.map(({ title, text }, index) => (
          <Disclosure key={title} title={title} open={index === 0}>
            {text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Disclosure>
        ))}
      </Card>
    </Page>
  );
}
