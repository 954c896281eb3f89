import type { Share } from '../intervals';
import { formatCount } from '../numbers';
import { ShareText } from '../shares/share-text';

/** A count, with its share where it is not 0. */
export function CountCell({ count, total }: Share) {
  return (
    <td>
      {formatCount(count)}
      {count > 0 && (
        <small>
          {' '}
          <ShareText count={count} total={total} />
        </small>
      )}
    </td>
  );
}
