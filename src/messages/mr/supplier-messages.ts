import type * as english from '../en/supplier-messages';
import type { Translation } from '../translation';

export const paymentUnsuccessful: Translation<typeof english.paymentUnsuccessful> = 'पेमेंट झाले नाही';

export const confirmingPayment: Translation<typeof english.confirmingPayment> = 'पेमेंटची खात्री करत आहोत...';
