import type { OperationMap } from '../../base/operation';
import { getAbProfile, getBusinessDetails, getMerchantData } from './business';
import { getUserLoanProfile, saveUserLoanProfile } from './loan-profile';
import { getMerchantAddress } from './merchant-address';
import { getPaymentDestination, setPaymentDestination } from './payment-destination';
import { uploadShopImage } from './shop-image';
import { getWhatsappOptin, setWhatsappOptin } from './whatsapp-optin';

/** Operations of the shop: its profile, its WhatsApp consent, where its QR payments go, and which A/B experiments it is in (`getAbProfile`). */
export const profileOperations = {
  getUserLoanProfile,
  saveUserLoanProfile,
  getBusinessDetails,
  getMerchantData,
  getAbProfile,
  getMerchantAddress,
  getWhatsappOptin,
  setWhatsappOptin,
  getPaymentDestination,
  setPaymentDestination,
  uploadShopImage,
} satisfies Partial<OperationMap>;
