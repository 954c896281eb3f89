/** Props of a page to read: without a journey, a call, or anything of the merchant. */
export interface ReadingPageProps {
  readonly onBack: () => void;
  /** Opens a page of the app. */
  readonly onOpen: (path: `/${string}`) => void;
}
