/** Input of a `wait` actor. A wait with the same `of` continues after a reload instead of starting again. */
export interface Wait {
  /** Milliseconds of the service's clock. */
  readonly ms: number;
  /** Id of the wait within its journey. */
  readonly of: string;
  /** Ends only while the page is visible: what follows is sent without a tap, and would use up a one-time code unseen. */
  readonly requiresVisiblePage?: true;
}
