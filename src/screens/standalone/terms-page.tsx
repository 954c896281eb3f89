import { termsCopy as copy } from '../../copy/terms';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { Text } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';

interface TermsPageProps {
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** The terms of the product, in sections; the first one is expanded. */
export function TermsPage({ onBack, onStart }: TermsPageProps) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={onBack}
      action={
        <LinkButton variant="secondary" {...appLink('/', onStart)}>
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
