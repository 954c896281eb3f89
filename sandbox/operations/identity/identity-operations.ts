import type { OperationMap } from '../../base/operation';
import { startCkyc } from './ckyc';
import { getCreditScore } from './credit-score';
import { getEkyc, startEkyc, updateEkycMobile } from './ekyc';
import { getIdentityVerificationStatus, getKycValidity } from './identity-verification';
import { listKycDocuments, uploadKycDocument } from './kyc-documents';
import { getMandatePhone, sendMandatePhoneOtp, verifyMandatePhone } from './mandate-phone';
import { getPanDetails, savePanDetails } from './pan-details';
import { getSelfieStatus, uploadSelfie } from './selfie';

/** Operations of the merchant's identity. */
export const identityOperations = {
  getPanDetails,
  savePanDetails,
  getIdentityVerificationStatus,
  getKycValidity,
  listKycDocuments,
  uploadKycDocument,
  startCkyc,
  startEkyc,
  getEkyc,
  updateEkycMobile,
  uploadSelfie,
  getSelfieStatus,
  getCreditScore,
  getMandatePhone,
  sendMandatePhoneOtp,
  verifyMandatePhone,
} satisfies Partial<OperationMap>;
