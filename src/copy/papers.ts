/** Words of a paper that is shown on the page, where the browser cannot open it by itself. */
export const papersCopy = {
  loading: 'Getting your paper',
  failed: 'This paper did not come. Check your internet, then try again.',
  /** A PDF: no web view of Android shows one. */
  isFile: 'This paper is a PDF file.',
  isFileHint: 'Your app opens it outside of this page, where you can read, keep and share it.',
  openInHost: 'Open it outside of this page',
  notInHost: 'Your app could not open it. Update the app, or ask us for the paper.',
  askForIt: 'Ask for it',
} as const;
