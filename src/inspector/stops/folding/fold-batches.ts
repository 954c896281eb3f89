import type { RecordedBatch } from '../session-lines';
import type { Shapes } from '../shapes';
import { createFoldedCounts, type FoldedCounts } from './folded-counts';
import { createVisitStore } from './visit-store';

/** Counts batches as they come. */
export interface BatchFolding {
  readonly add: (batch: RecordedBatch) => void;
  /** Counts the visits that are still kept. `late`: events that came long after their visit was counted, and are not counted. */
  readonly finish: () => { readonly counts: FoldedCounts; readonly late: number };
}

/** Events that are kept at most while visits of them have ended: 64 MB. Up to there, batches may come in any order. */
export const MAX_KEPT_EVENTS = 2_000_000;

/**
 * Batches may come in any order while no more than `maxKept` events are kept. Beyond, those visits are counted that have ended
 * and that the file has not told of for longest: exact for a file in the order of time, whatever its size. An event that
 * comes for a visit after that is counted as late.
 */
export function createBatchFolding(shapes: Shapes, maxKept = MAX_KEPT_EVENTS): BatchFolding {
  const store = createVisitStore();
  const counts = createFoldedCounts(shapes);
  let limit = maxKept;
  return {
    add(batch) {
      store.add(batch);
      if (store.kept() <= limit) return;
      store.takeEnded(maxKept / 2, counts.addVisit);
      // Where few visits have ended, asking again at once would be in vain.
      limit = Math.max(maxKept, store.kept() + maxKept / 2);
    },
    finish() {
      store.takeAll(counts.addVisit);
      return { counts, late: store.late() };
    },
  };
}
