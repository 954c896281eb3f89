import { StartedPayment } from '../../shared/started-payment';
import { PaperHistory } from './paper-history';

/** Parts of the history that the list does not wait for, in one chunk of their own. */
export const historyParts = { startedPayment: StartedPayment, paperHistory: PaperHistory };
