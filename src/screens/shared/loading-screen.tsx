import { sharedCopy } from '../../copy/shared';
import { Page } from '../../ui/page';
import { SkeletonCard } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import type { Steps } from '../../ui/step-bar';
import { Lead } from '../../ui/text';

interface LoadingScreenProps {
  readonly title: string;
  /** What is awaited, and from whom, in a sentence. */
  readonly awaiting: string;
  /** Cards that are on their way; two unless told. */
  readonly cards?: number;
  readonly steps?: Steps | undefined;
  /** Only where the journey takes a way back while it waits. */
  readonly onBack?: () => void;
}

/** A page whose data is on its way: its shape, and what is awaited. */
export function LoadingScreen({ title, awaiting, cards = 2, steps, onBack }: LoadingScreenProps) {
  return (
    <Page title={title} backLabel={sharedCopy.back} busy steps={steps} onBack={onBack}>
      <Lead role="status">{awaiting}</Lead>
      <Stack aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
          <SkeletonCard key={card} />
        ))}
      </Stack>
    </Page>
  );
}
