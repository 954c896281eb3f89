import { stopsCopy } from '../../../copy/inspector-stops';
import type { Share } from '../intervals';
import { formatCount } from '../numbers';
import { shownShare } from './shown-share';

/** A share; of a small total with its 95 % interval, grey where that is wide. Its title says of how many it is. */
export function ShareText({ count, total }: Share) {
  const { text, interval, isVague } = shownShare({ count, total });
  if (interval === null) return <span className="share">{text}</span>;
  return (
    <span className={isVague ? 'share is-vague' : 'share'} title={stopsCopy.share.of(formatCount(total))}>
      {text} <small>({interval})</small>
    </span>
  );
}

/** A count and its share, such as `3 · 43 % (16–75 %)`. */
export function CountAndShare({ count, total }: Share) {
  return (
    <>
      {formatCount(count)} · <ShareText count={count} total={total} />
    </>
  );
}
