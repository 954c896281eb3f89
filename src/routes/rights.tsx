import { RightsPage } from '../screens/standalone/rights-page';
import { readingPage } from './reading-page';

/** What a borrower may ask for, and who helps. */
export const Rights = readingPage('rights', RightsPage);
