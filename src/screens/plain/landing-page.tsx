import { landingCopy } from '../../copy/landing';
import { plainCopy } from '../../copy/plain';
import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Hero } from '../../ui/hero';
import { Icon, type IconName } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SectionHeading } from '../../ui/text';
import { TextLink } from '../../ui/text-link';
import { SupportLink } from '../shared/support-link';
import { LandingLenders } from './landing-lenders';

const copy = landingCopy;
const stepIcons: readonly IconName[] = ['rupee', 'bank', 'document'];

interface LandingPageProps {
  readonly onStart: () => void;
  readonly onTerms: () => void;
}

/** The landing page: what it is, for whom, in three steps, and who lends. It waits for nothing. */
export function LandingPage({ onStart, onTerms }: LandingPageProps) {
  return (
    <Page
      title={plainCopy.product}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={onStart}>{copy.action}</Button>}
    >
      <Hero heading={copy.heading} lead={copy.lead} promise={copy.regulated} note={copy.actionNote} />
      <Stack gap="sm">
        <SectionHeading>{copy.stepsHeading}</SectionHeading>
        <Card tight>
          {copy.steps.map(({ title, detail }, index) => (
            <ListRow
              key={title}
              icon={
                <IconDot size="lg">
                  <Icon name={stepIcons[index] ?? 'tick'} size={22} />
                </IconDot>
              }
              title={title}
              detail={detail}
              strong
            />
          ))}
        </Card>
      </Stack>
      <Stack gap="sm">
        <SectionHeading>{copy.promisesHeading}</SectionHeading>
        <Card tight>
          {copy.promises.map(({ title, detail }) => (
            <ListRow
              key={title}
              icon={
                <IconDot>
                  <Icon name="tick" size={16} />
                </IconDot>
              }
              title={title}
              detail={detail}
              strong
            />
          ))}
        </Card>
      </Stack>
      <LandingLenders />
      <Stack align="center">
        <TextLink
          alone
          href="/terms"
          onClick={(event) => {
            event.preventDefault();
            onTerms();
          }}
        >
          {copy.terms}
        </TextLink>
      </Stack>
    </Page>
  );
}
