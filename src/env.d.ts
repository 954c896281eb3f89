/** Configuration from the environment; each has a same-origin or silent default. */
interface ImportMetaEnv {
  readonly VITE_TERMLOAN_URL?: string;
  readonly VITE_MERCHANT_URL?: string;
  readonly VITE_ERROR_LOG_URL?: string;
  /** Support's WhatsApp number: digits with the country code. */
  readonly VITE_SUPPORT_WHATSAPP?: string;
}
