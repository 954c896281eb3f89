/** Texts of the page for browsers in which the app does not run, and of the note where JavaScript is switched off. */
export const oldBrowserCopy = {
  heading: 'The app cannot start in this browser',
  lead: 'It may be too old. The update is free, and your loan is not touched.',
  android: {
    heading: 'On an Android phone',
    webView: 'Update “Android System WebView”',
    chrome: 'Update “Chrome”',
    reopen: 'Open this page again. If nothing has changed, open it in Chrome.',
  },
  iPhone: {
    heading: 'On an iPhone',
    update: 'Open Settings, General, Software Update. Then open this page again.',
  },
} as const;
