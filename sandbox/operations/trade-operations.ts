import type { OperationMap } from '../base/operation';
import { createLead } from './leads/create-lead';
import { resendLeadOtp, verifyLeadOtp } from './leads/lead-otp';
import { getLeadProfile, updateLeadProfile } from './leads/lead-profile';
import { submitLead } from './leads/submit-lead';
import { confirmTransaction } from './supplier-credit/confirm-transaction';
import { getCustomer, getPayLaterMerchant } from './supplier-credit/customer';
import { decryptPayment } from './supplier-credit/decrypt-payment';
import { encryptPayment } from './supplier-credit/encrypt-payment';
import { addSupplier, whitelistSupplier } from './supplier-credit/suppliers';
import { uploadInvoice } from './supplier-credit/upload-invoice';
import { listNicCodes } from './udyam/nic-codes';
import { getUdyamDetails, updateUdyamDetails } from './udyam/udyam-details';
import { getUdyamOtp, verifyUdyamOtp } from './udyam/udyam-otp';

/** Operations of business registration, partner leads and supplier credit. */
export const tradeOperations = {
  getUdyamDetails,
  updateUdyamDetails,
  getUdyamOtp,
  verifyUdyamOtp,
  listNicCodes,
  createLead,
  getLeadProfile,
  updateLeadProfile,
  submitLead,
  verifyLeadOtp,
  resendLeadOtp,
  getCustomer,
  getPayLaterMerchant,
  whitelistSupplier,
  addSupplier,
  encryptPayment,
  decryptPayment,
  uploadInvoice,
  confirmTransaction,
} satisfies Partial<OperationMap>;
