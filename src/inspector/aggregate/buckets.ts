/**
 * Stay times are kept as counts in buckets whose bounds grow by this factor, so a median, or any other quantile, is known to
 * within 2.5 % of its own length, whatever the number of stays; and sketches of several groups are added by adding their counts.
 */
export const BUCKET_RATIO = 1.05;

/** The bucket of a stay. Bucket 0 holds stays below 1 ms; bucket `n` from `BUCKET_RATIO ** (n - 1)` to below `BUCKET_RATIO ** n`. */
export function bucketOf(stayMs: number): number {
  return stayMs < 1 ? 0 : Math.floor(Math.log(stayMs) / Math.log(BUCKET_RATIO)) + 1;
}

/** The length that stands for a bucket: the geometric middle of its bounds, in whole ms. */
export function lengthOf(bucket: number): number {
  return bucket === 0 ? 0 : Math.round(BUCKET_RATIO ** (bucket - 0.5));
}
