/** Input of a `wait` actor. Invoked again with the same id, it continues the running wait instead of starting a new one. */
export interface WaitInput {
  /** Milliseconds, by the service's clock. */
  readonly ms: number;
  /** Id of the wait within its journey. */
  readonly waitId: string;
  /** The wait ends only while the page is visible: the code that is sent next could expire before the person sees the page. */
  readonly requiresVisiblePage?: true;
}
