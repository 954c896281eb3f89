import { productName } from './product';
/** Texts that a document shows before any file is loaded. */
export const documentMessages = {
  title: productName,
  description: 'Instalment loans for small shops, from regulated lenders.',
  loading: 'Loading',
  noScript: 'This app needs JavaScript. Please turn it on, or open it in another browser.',
  notArrived:
    'This page did not load fully. Check your internet: it goes on by itself once the connection is back.',
} as const;
