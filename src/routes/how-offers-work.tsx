import { HowOffersWorkPage } from '../screens/standalone/how-offers-work-page';
import { readingPage } from './reading-page';

/** How offers are made and sorted. */
export const HowOffersWork = readingPage('how-offers-work', HowOffersWorkPage);
