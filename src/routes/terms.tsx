import { TermsPage } from '../screens/standalone/terms-page';
import { readingPage } from './reading-page';

/** The terms of the product. */
export const Terms = readingPage('terms', TermsPage);
