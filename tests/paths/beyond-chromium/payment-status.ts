const CRASH = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const NEVER = 'the port only waits or opens: it has no call in it that could fail';

/** Transitions of `payment-status` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const paymentStatus: Readonly<Record<string, string>> = {
  'loadingPayment -- getRepaymentStatus fails --> paymentUnavailable': CRASH,
  'checkingPayment -- checkRepaymentStatus fails --> routingPayment': CRASH,
  'startingPayment -- storeStarted fails --> routingMethod': NEVER,
  'loadingMethods -- initiateRepayment fails --> methodsUnavailable': CRASH,
  'pageHidden -- whenPageIsShown fails --> checkingPayment': NEVER,
  'confirmingSupplierPayment -- supplierPayment fails --> supplierPaymentUnconfirmed': CRASH,
  'openingUpi -- openUpiIntent fails --> awaitingBank': NEVER,
  'sharingReceipt -- shareOnWhatsApp fails --> paid': NEVER,
};
