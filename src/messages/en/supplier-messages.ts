/** Said of a supplier payment that failed (verbatim from spec 8). */
export const paymentUnsuccessful = 'Payment Unsuccessful';

/** Heading while a payment is being confirmed (verbatim from spec 2.4). */
export const confirmingPayment = 'Confirming Payment...';
