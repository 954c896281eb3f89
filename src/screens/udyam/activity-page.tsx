import { formPageScreen } from './form-page';
import { NicPicker } from './nic-picker';

/** The form page of the business activities. The search for them, and its words, are only for this page. */
export const ActivityPage = formPageScreen('activity', NicPicker);
