const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const waitsOnly = 'the port only waits, stores or opens something, and makes no call that could fail';

/** Transitions of `payment-status` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const paymentStatus: Readonly<Record<string, string>> = {
  'loadingPayment -- getRepaymentStatus fails --> paymentUnavailable': bug,
  'checkingPayment -- checkRepaymentStatus fails --> routingPayment': bug,
  'startingPayment -- storeStartedPayment fails --> routingMethod': waitsOnly,
  'loadingMethods -- initiateRepayment fails --> methodsUnavailable': bug,
  'pollingPaused -- whenPageIsShown fails --> checkingPayment': waitsOnly,
  'confirmingSupplierPayment -- supplierPayment fails --> supplierPaymentUnconfirmed': bug,
  'openingUpi -- openUpiIntent fails --> awaitingBank': waitsOnly,
  'sharingReceipt -- shareOnWhatsApp fails --> paid': waitsOnly,
};
