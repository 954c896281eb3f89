import { withoutSecrets } from '../../../../machines/domain/udyam-draft';
import { StepPage } from './step-page';

/** The pages behind the first one, in one chunk of their own. */
export const udyamPages = { StepPage, withoutSecrets };
