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

/** Events that are kept at most while visits of them are silent: 19 MB. Up to there, batches may come in any order. */
export const MAX_KEPT_EVENTS = 600_000;

/**
 * Batches may come in any order while no more than `maxKept` events are kept. Beyond, those visits are counted that are silent
 * and whose last event is furthest back in the file: exact for a file in the order of time, whatever its size, unless a tab goes
 * on after a silence of half of `maxKept` events. An event that comes for a visit after that is late.
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
