import type * as english from '../en/supplier-messages';
import type { Translation } from '../translation';

export const paymentUnsuccessful: Translation<typeof english.paymentUnsuccessful> = 'पेमेंट यशस्वी झाले नाही';

export const confirmingPayment: Translation<typeof english.confirmingPayment> = 'पेमेंटची पुष्टी होत आहे...';
