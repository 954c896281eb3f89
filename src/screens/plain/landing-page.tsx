import type { ReactNode } from 'react';
import { landingPageCopy } from '../../copy/landing-page';
import { plainCopy } from '../../copy/plain';
import { sharedCopy } from '../../copy/shared';
import { Card } from '../../ui/base/card';
import { Hero } from '../../ui/base/hero';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Swap } from '../../ui/base/swap';
import { SectionHeading } from '../../ui/base/text';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { ListRow } from '../../ui/lists/list-row';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { LandingLenders } from './landing-lenders';

const copy = landingPageCopy;
const stepIcons: readonly IconName[] = ['rupee', 'bank', 'document'];

/** A row of the landing page about this merchant; with `onOpen` it is a link. */
export interface LandingLine {
  readonly icon: IconName;
  readonly tone?: 'success' | 'due' | 'late' | 'info';
  readonly title: string;
  readonly detail: string;
  readonly onOpen?: () => void;
}

/** What the product offers this merchant now; arrives after the page is shown. */
export interface MerchantContent {
  /** The loan and its status. */
  readonly loan: LandingLine;
  /** Other offers, shown instead of the three steps; null keeps the steps. */
  readonly alsoOffered: { readonly heading: string; readonly lines: readonly LandingLine[] } | null;
  /** Label of the primary action. */
  readonly action: string;
}

interface LandingPageProps {
  readonly content: MerchantContent | null;
  readonly onStart: () => void;
  readonly onTerms: () => void;
  /** Ends the visit; null in a plain browser, where the user closes the page. */
  readonly onClose: (() => void) | null;
}

/**
 * The landing page: what it is, for whom, in three steps, and who lends. It waits for nothing; content about the merchant
 * replaces the general content later, without a layout shift.
 */
export function LandingPage({ content, onStart, onTerms, onClose }: LandingPageProps) {
  const alsoOffered = content?.alsoOffered ?? null;
  return (
    <Page
      title={plainCopy.product}
      action={<LinkButton {...appLink('/termloan', onStart)}>{content?.action ?? copy.action}</LinkButton>}
    >
      <Hero heading={copy.heading} lead={copy.lead} promise={copy.regulated} note={copy.actionNote} />
      <Swap
        first={<Lines lines={[{ icon: 'document', ...copy.ready }]} />}
        then={content === null ? null : <Lines lines={[content.loan]} />}
      />
      <Swap
        first={<Section heading={copy.stepsHeading} lines={steps} />}
        then={alsoOffered === null ? null : <Section {...alsoOffered} />}
      />
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
        <TextLink alone {...appLink('/terms', onTerms)}>
          {copy.terms}
        </TextLink>
        {onClose !== null && (
          <Button variant="ghost" onClick={onClose}>
            {sharedCopy.closeApp}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

const steps: readonly LandingLine[] = copy.steps.map((step, index) => ({
  ...step,
  icon: stepIcons[index] ?? 'tick',
}));

function Section({
  heading,
  lines,
}: {
  readonly heading: ReactNode;
  readonly lines: readonly LandingLine[];
}) {
  return (
    <Stack gap="sm">
      <SectionHeading>{heading}</SectionHeading>
      <Lines lines={lines} />
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly LandingLine[] }) {
  return (
    <Card tight>
      {lines.map(({ icon, tone = 'success', title, detail, onOpen }) => (
        <ListRow
          key={title}
          icon={
            <IconDot size="lg" tone={tone}>
              <Icon name={icon} size={22} />
            </IconDot>
          }
          title={title}
          detail={detail}
          strong
          {...(onOpen === undefined ? {} : { onClick: onOpen })}
        />
      ))}
    </Card>
  );
}
