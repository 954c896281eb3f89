import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import { formatCount, formatPercent, formatPoints } from '../numbers';
import type { ComparedShare } from './compare';

/** The 95 % interval of a difference as text. */
export function intervalText({ interval: { low, high } }: ComparedShare): string {
  return copy.interval(formatPoints(low), formatPoints(high));
}

/** A difference as text: "+3.2 pp", or that there is no clear one. */
export function differenceText({ difference, isClear }: ComparedShare): string {
  return difference !== null && isClear ? copy.points(formatPoints(difference)) : copy.unclear;
}

/** A difference with its interval, which pointers get as a title, and screen readers as text; a dash where one share is of nothing. */
export function Difference({ share }: { readonly share: ComparedShare }) {
  const { difference, isClear } = share;
  if (difference === null) return <span className="difference is-unclear">{stopsCopy.none}</span>;
  const look = !isClear ? 'is-unclear' : difference > 0 ? 'is-more' : 'is-less';
  return (
    <span className={`difference ${look}`} title={intervalText(share)}>
      {differenceText(share)}
      <span className="only-heard">, {intervalText(share)}</span>
    </span>
  );
}

/** Both shares and their difference, as three cells of a table's row. */
export function ComparedCells({ share }: { readonly share: ComparedShare }) {
  return (
    <>
      <ShareCell share={share.one} />
      <ShareCell share={share.other} />
      <td className="is-difference">
        <Difference share={share} />
      </td>
    </>
  );
}

function ShareCell({ share: { count, total } }: { readonly share: ComparedShare['one'] }) {
  return (
    <td
      title={
        total === 0
          ? undefined
          : copy.share(formatPercent(count / total), formatCount(count), formatCount(total))
      }
    >
      {total === 0 ? stopsCopy.none : formatPercent(count / total)}
    </td>
  );
}
