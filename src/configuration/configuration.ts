/** Where and for whom this build runs. Values are read, checked and frozen when the app is built or its server starts. */
export interface Configuration {
  readonly environment: 'production' | 'staging' | 'alpha';
  /** Base addresses of the services (spec 9): a path of the same origin, or an https address; no slash at the end. */
  readonly hosts: {
    readonly termloan: string;
    readonly merchant: string;
    /** The customer pay-later service. */
    readonly account: string;
    /**
     * The card and payment provider service (spec 7), on whose hosted pages one pays; null where any https page that the
     * loan service names may be left for. The app calls nothing there.
     */
    readonly payment: string | null;
  };
  /** Origins of pictures that the services name, besides their own. */
  readonly pictureHosts: readonly string[];
  /** Whether an inspector on the same origin may follow this build (docs/decisions/015). */
  readonly inspection: boolean;
  /**
   * Hosts of pages and papers that the app may open (banks, the Aadhaar authority, lenders), with those of the services above;
   * empty where no list is configured: then every https page is opened.
   */
  readonly pageHosts: readonly string[];
  /** Where analytics go; null when they are off. */
  readonly analytics: string | null;
  /** Where the error log goes; null when it stays in the tab. */
  readonly errorLog: string | null;
  /** Support's numbers, digits with the country code (spec 9); a missing one hides its button. */
  readonly support: { readonly whatsapp: string | null; readonly phone: string | null };
  /** The fixed list of three special merchant codes (spec 5); empty where none is configured. */
  readonly specialMerchantCodes: readonly string[];
}
