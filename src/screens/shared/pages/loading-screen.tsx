import { Stack } from '../../../ui/base/stack';
import { Lead } from '../../../ui/base/text';
import { SkeletonCard } from '../../../ui/feedback/skeleton';
import type { Steps } from '../../../ui/page/step-bar';
import { Page } from './page';

interface LoadingScreenProps {
  readonly title: string;
  /** What is loading, and from whom, in a sentence. */
  readonly awaiting: string;
  /** Number of placeholder cards; two by default. */
  readonly cards?: number;
  readonly steps?: Steps | undefined;
  /** Only for a state that handles the event `back`. */
  readonly onBack?: () => void;
}

/** A loading page: placeholder cards, and what is loading. */
export function LoadingScreen({ title, awaiting, cards = 2, steps, onBack }: LoadingScreenProps) {
  return (
    <Page help={null} title={title} busy steps={steps} onBack={onBack}>
      <Lead role="status">{awaiting}</Lead>
      <Stack aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical, and never reordered.
          <SkeletonCard key={index} />
        ))}
      </Stack>
    </Page>
  );
}
