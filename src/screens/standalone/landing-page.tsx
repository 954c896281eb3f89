import type { ReactNode } from 'react';
import { landingPageCopy } from '#messages/landing-page';
import { sharedCopy } from '#messages/shared';
import { Card } from '../../ui/base/card';
import { Assurance, Hero } from '../../ui/base/hero';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { InstalmentLine } from '../../ui/base/instalment-line';
import { Stack } from '../../ui/base/stack';
import { Swap } from '../../ui/base/swap';
import { Hint, SectionHeading } from '../../ui/base/text';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { SkeletonLines } from '../../ui/feedback/skeleton';
import { ListRow } from '../../ui/lists/list-row';
import { appLink } from '../shared/app-link';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { ProductTitle } from '../shared/product-title';
import { LanguageLinks } from '../shared/support/language-links';
import { SupportLink } from '../shared/support-link';
import { TickedList } from '../shared/ticked-list';
import { LandingLenders } from './landing-lenders';

const copy = landingPageCopy;
const stepIcons: readonly IconName[] = ['rupee', 'bank', 'document'];

/** A row of the landing page; with `onOpen` a tap opens it. */
export interface LandingLine {
  readonly icon: IconName;
  readonly tone?: 'success' | 'due' | 'late' | 'info';
  readonly title: string;
  readonly detail: string;
  readonly onOpen?: () => void;
}

/** The merchant's own loan or application: it takes the place of the introduction. */
export interface OwnLoan {
  readonly icon: IconName;
  readonly tone?: 'success' | 'due' | 'late' | 'info';
  readonly title: string;
  readonly details: readonly string[];
  /** Code of the lender; null where it is not known or there is none. */
  readonly nbfc: string | null;
  /** Counts of instalments, and the same in words; null where they are not known or cannot be drawn. */
  readonly progress: {
    readonly paid: number;
    readonly late: number;
    readonly total: number;
    readonly label: string;
  } | null;
  /** Whether the loan is still asked for: placeholder lines keep the room of what will be said. */
  readonly isLoading?: true;
}

/** What the product offers this merchant now. It is loaded while the general page is already shown. */
export interface MerchantContent {
  /** The merchant's loan, or the line below the introduction for a merchant who has none. */
  readonly loan: OwnLoan | LandingLine;
  /** Other offers, in the place of the first section: the three steps, or what lenders keep to where there is an own loan. Null keeps that section. */
  readonly alsoOffered: { readonly heading: string; readonly lines: readonly LandingLine[] } | null;
  /** Label of the primary action. */
  readonly action: string;
}

/** Content for a merchant whose loan was seen on this phone: it says nothing of the loan, which may be another merchant's. */
export const knownLoanContent: MerchantContent = {
  loan: { icon: 'rupee', nbfc: null, progress: null, isLoading: true, ...copy.knownLoan },
  alsoOffered: null,
  action: copy.openLoan,
};

interface LandingPageProps {
  /** Null until it is loaded, or known from this phone. */
  readonly content: MerchantContent | null;
  readonly onStart: () => void;
  readonly onTerms: () => void;
  readonly onRights: () => void;
  /** Closes the web view; null outside of the native app, where the user closes the tab. */
  readonly onClose: (() => void) | null;
}

/**
 * The landing page: what the product is, its three steps, and the lenders. It is rendered without waiting for a call; content
 * about the merchant replaces the general content later, without a layout shift.
 */
export function LandingPage({ content, onStart, onTerms, onRights, onClose }: LandingPageProps) {
  const alsoOffered = content?.alsoOffered ?? null;
  const ownLoan = content !== null && 'details' in content.loan ? content.loan : null;
  const line = content !== null && 'detail' in content.loan ? content.loan : null;
  const introduction = (
    <Hero heading={copy.heading} lead={copy.lead}>
      <Assurance icon="shield">{copy.regulated}</Assurance>
      <Assurance icon="tick">{copy.actionNote}</Assurance>
    </Hero>
  );
  const ready = <Lines lines={[{ icon: 'document', ...copy.ready }]} />;
  return (
    <Page
      title={<ProductTitle />}
      help={
        <>
          <SupportLink />
          <LanguageLinks />
        </>
      }
      languages={null}
      action={<LinkButton {...appLink('/termloan', onStart)}>{content?.action ?? copy.action}</LinkButton>}
    >
      {ownLoan === null ? (
        <>
          {introduction}
          <Swap initial={ready} replacement={line && <Lines lines={[line]} />} />
        </>
      ) : (
        <Swap
          initial={
            <Stack>
              {introduction}
              {ready}
            </Stack>
          }
          replacement={<OwnLoanHero {...ownLoan} />}
        />
      )}
      <Swap
        initial={ownLoan === null ? howItWorks : promises}
        replacement={alsoOffered && <Section {...alsoOffered} />}
      />
      {ownLoan === null ? promises : howItWorks}
      <LandingLenders />
      <Stack align="center">
        <TextLink alone {...appLink('/terms', onTerms)}>
          {copy.terms}
        </TextLink>
        <TextLink alone {...appLink('/rights', onRights)}>
          {copy.rights}
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

function OwnLoanHero({ icon, tone = 'success', title, details, nbfc, progress, isLoading }: OwnLoan) {
  return (
    <Hero icon={icon} tone={tone} heading={title} lead={details}>
      <Stack gap="sm">
        {progress !== null && (
          <>
            <InstalmentLine {...progress} />
            <Hint>{progress.label}</Hint>
          </>
        )}
        {nbfc !== null && <Lender nbfc={nbfc} />}
        {isLoading === true && <SkeletonLines />}
      </Stack>
    </Hero>
  );
}

/** What every lender here keeps to. */
const promises = (
  <Stack gap="sm">
    <SectionHeading>{copy.promisesHeading}</SectionHeading>
    <TickedList items={copy.promises} />
  </Stack>
);

const steps: readonly LandingLine[] = copy.steps.map((step, index) => ({
  ...step,
  icon: stepIcons[index] ?? 'tick',
}));

/** For those who have no loan yet: with one, what every lender keeps to comes first. */
const howItWorks = <Section heading={copy.stepsHeading} lines={steps} />;

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
