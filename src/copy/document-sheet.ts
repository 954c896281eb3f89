/** Texts of a document that is shown on the page, where the browser cannot open it itself. */
export const documentSheetCopy = {
  loading: 'Getting your paper',
  failed: 'This paper did not come. Check your internet, then try again.',
  /** A PDF: Android web views cannot show one. */
  isFile: 'This paper is a PDF file.',
  isFileHint: 'Your app opens it outside of this page, where you can read, keep and share it.',
  openInHost: 'Open it outside of this page',
  notInHost: 'Your app could not open it. Update the app, or ask us for the paper.',
  askForIt: 'Ask for it',
} as const;
