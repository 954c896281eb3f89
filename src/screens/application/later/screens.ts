import { StepPage } from './step-page';
import { TriesLeft } from './tries-left';

/** The pages of the steps, and what the list can do without at first: in one chunk of their own. */
export const stepPages = { StepPage, TriesLeft };
