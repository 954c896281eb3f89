import { papersCopy as copy } from '#messages/papers';
import type { SentPapers } from '../../../../machines/domain/loan/papers-sent';
import { papersSentLines } from '../../../copy/papers';
import { Hint } from '../../../ui/base/text';

/** Where the signed papers were sent; where the service does not say it, only where they can be read. */
export function PapersSent({ papers }: { readonly papers: readonly SentPapers[] }) {
  if (papers.length === 0) return <Hint>{copy.readInApp}</Hint>;
  return papersSentLines(papers).map((line) => <Hint key={line}>{line}</Hint>);
}
