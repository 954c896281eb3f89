/**
 * Who takes complaints about this app: the grievance officer of the loan service provider, whom the law on digital lending asks for
 * beside that of each lender.
 */
export interface GrievanceOfficer {
  readonly name: string;
  /** As it is shown, with spaces or dashes: "1800-000-3101". */
  readonly phone: string;
  readonly email: string;
  /** "Monday to Friday, 10 am to 5 pm"; null where it is not configured, as is the address. */
  readonly hours: string | null;
  readonly address: string | null;
}

/** Configuration of this build. Values are read, checked and compiled in by Vite. */
export interface Configuration {
  readonly environment: 'production' | 'staging' | 'alpha';
  /** Name of this version of the app ("2.4.1"), which goes to analytics; null where the build has none. */
  readonly version: string | null;
  /** Base URLs of the services (spec 9): a path of the same origin, or an https URL (http for localhost); no trailing slash. */
  readonly serviceUrls: {
    readonly termloan: string;
    readonly merchant: string;
    /** The customer pay-later service. */
    readonly account: string;
    /**
     * The card and payment provider service (spec 7), with the hosted payment pages: its host is among `allowedPageHosts`. The app
     * does not call it. Null where none is configured.
     */
    readonly payment: string | null;
  };
  /** Origins from which pictures in service answers may be loaded, besides the services' own origins. */
  readonly pictureOrigins: readonly string[];
  /** Whether an inspector on the same origin may receive the app's events (docs/decisions/015). */
  readonly inspection: boolean;
  /**
   * Hosts of pages and documents that the app may open (banks, the Aadhaar authority, lenders), with those of the services
   * above; empty where no list is configured: then every https page is allowed.
   */
  readonly allowedPageHosts: readonly string[];
  /** URL of the analytics service; null when analytics are switched off. */
  readonly analytics: string | null;
  /** URL of the error log; null when errors are not sent anywhere. */
  readonly errorLog: string | null;
  /** Phone numbers of the support: digits with the country code (spec 9). Null hides the button. */
  readonly support: { readonly whatsapp: string | null; readonly phone: string | null };
  /** Null where none is configured: the pages then say whom to ask instead. */
  readonly grievanceOfficer: GrievanceOfficer | null;
  /** The three test merchant codes of the payment partner (spec 5: 'special'); empty where none is configured. */
  readonly testMerchantCodes: readonly string[];
}
