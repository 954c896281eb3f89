/** Spec 8, letter for letter: a supplier payment that was not made. */
export const paymentUnsuccessful = 'Payment Unsuccessful';

/** Spec 2.4, letter for letter: a payment is being confirmed. */
export const confirmingPayment = 'Confirming Payment...';
