import { StepPage } from './step-page';

/** The pages of the steps, in one chunk of their own. */
export const stepPages = { StepPage };
