/** Reads texts aloud in the language of the page, by the host or by the browser. */
export interface Speech {
  /** Whether there is a voice for the language of the page. Browsers load their voices late. */
  readonly isAvailable: () => boolean;
  /** Calls the listener when `isAvailable` may have changed. Returns a function that removes the listener. */
  readonly onVoicesChanged: (listener: () => void) => () => void;
  /**
   * Reads the sentences one after the other, instead of what was being read. They must not contain personal data. Ends with an abort,
   * and when the page is hidden or left. Resolves when the reading has ended, whatever the reason; never rejects.
   */
  readonly speak: (sentences: readonly string[], signal: AbortSignal) => Promise<void>;
}
