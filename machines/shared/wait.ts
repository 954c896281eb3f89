/** What a chart waits for; a wait for the same thing goes on where it was. */
export interface Wait {
  /** Milliseconds of the service's clock. */
  readonly ms: number;
  /** Names the wait within its journey. */
  readonly of: string;
  /** Ends only while the merchant sees the page: what follows is sent without a tap, and a code that nobody awaits is spent. */
  readonly isToBeSeen?: true;
}
