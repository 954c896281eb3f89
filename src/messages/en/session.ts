import { productName } from './product';

/** Texts of the session: sign-in, and the connection to the host. */
export const sessionCopy = {
  opening: 'Opening your loan app',
  /** The host was expected to answer and did not. */
  hostMissing: 'The app did not answer. You can go on here.',
  unavailable: {
    title: productName,
    heading: 'We could not reach your account',
  },
  /** In a browser without a host: it does not send the cookie that signs the merchant in. */
  notSignedInHere: {
    title: productName,
    heading: 'You cannot be signed in here',
    lead: 'This browser does not let us know who you are.',
    hint: 'Open the loan page from the app on your phone: it tells us who you are.',
  },
  ended: {
    title: productName,
    heading: 'Your session has ended',
    lead: 'To keep your account safe, we need to know again that it is you. What you did so far is kept.',
    hint: 'If it ends again, close this page and open it again from the app.',
  },
  /** The services answer for another merchant than the one for whom the page was opened. */
  changed: {
    title: productName,
    heading: 'Another account is signed in now',
    lead: 'We closed the pages of the account that was open before. Its loan and its payments stay with that account.',
    hint: 'To go back to the other account, sign in with it again.',
    action: 'Continue with this account',
  },
} as const;
