/** Texts of the sheet that shows a document inside the page, used where the browser cannot open it in a new window. */
export const documentSheetCopy = {
  loading: 'Getting your paper',
  failed: 'This paper did not come. Check your internet, then try again.',
  /** For a PDF: Android web views cannot display it. */
  isFile: 'This paper is a PDF file.',
  isFileHint: 'Your app opens it outside of this page, where you can read, keep and share it.',
  openInHost: 'Open it outside of this page',
  notInHost: 'Your app could not open it. Update the app, or ask us for the paper.',
  askForIt: 'Ask for it',
} as const;
