import type * as english from '../en/supplier-messages';
import type { Translation } from '../translation';

export const paymentUnsuccessful: Translation<typeof english.paymentUnsuccessful> = 'भुगतान सफल नहीं हुआ';

export const confirmingPayment: Translation<typeof english.confirmingPayment> = 'भुगतान की पुष्टि हो रही है...';
