import { type BeyondChromium, bug, waitsOnly } from './reasons';

/** Journeys of other products, and the landing page, in the order of machines/catalogue/other-products.ts. */
export const otherProducts: BeyondChromium = {
  supplier: {
    'loadingCredit -- loadCredit fails --> creditUnavailable': bug,
    'refreshingCredit -- refreshCredit fails --> payForm': bug,
    'checkingCredit -- checkCredit fails --> creditUnavailable': bug,
    'paying -- supplierPayment fails --> paymentUndecided': bug,
    'submittingWhitelisting -- whitelistSupplier fails --> supplierUnanswered': bug,
    'submittingSupplier -- addSupplier fails --> supplierUnanswered': bug,
  },
  'supplier-transaction': {
    'loadingTransaction -- loadCredit fails --> transactionUnavailable': bug,
    'confirmingTransaction -- supplierPayment fails --> confirmationUndecided': bug,
    'preparingFile -- prepareFile fails --> invoice': bug,
    'preparingFile -- after prepareTimeout --> invoice':
      'a browser on a computer draws a picture of 50 MB in less than half a minute; only a phone without free memory might not',
    'submittingInvoice -- uploadInvoice fails --> invoiceUnanswered': bug,
  },
  leads: {
    'loadingLead -- loadLead fails --> leadUnavailable': bug,
    'submittingLead -- createLead fails --> leadUnanswered': bug,
    'leadBlocked -- retryWait fails --> leadStart': waitsOnly,
    'leadCode -- otp fails --> leadStart': bug,
    'submittingProfile -- updateLeadProfile fails --> profileUnanswered': bug,
    'submittingHandover -- submitLead fails --> handoverUnanswered': bug,
    'leadSubmitted -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingLead -- loadLead fails --> leadSubmitted': bug,
  },
  network: {
    'loadingPartners -- loadPartners fails --> partnersUnavailable': bug,
  },
  udyam: {
    'loadingUdyam -- loadUdyam fails --> udyamUnavailable': bug,
    'businessActivity -- listNicCodes fails --> (stays)': bug,
    'submittingDetails -- updateUdyamDetails fails --> detailsUnanswered': bug,
    'checkingSentCodes -- readSentCodes fails --> routingCode':
      'only a bug in our own code ends this actor with an error: it reads session storage, and makes no call',
    'code -- otp fails --> verification': bug,
    'submittingRegistration -- submitUdyamDetails fails --> registrationUnanswered': bug,
    'submitted -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingRegistration -- getUdyamDetails fails --> submitted': bug,
  },
  landing: {
    'loadingLanding -- loadLanding fails --> landingUnavailable': bug,
    'checkingLanding -- rereadLanding fails --> landingUnavailable': bug,
    'offers -- loadDebits fails --> (stays)': bug,
  },
};
