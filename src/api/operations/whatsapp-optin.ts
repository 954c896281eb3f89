import type { Outcome } from '../../../machines/domain/base/failure';
import {
  WHATSAPP_CHANNEL,
  type WhatsappOptin,
  whatsappOptinSchema,
} from '../../../machines/domain/merchant/whatsapp-optin';
import { call, type TermloanService } from '../service';

/** Whether a merchant has agreed to WhatsApp messages. */
export function getWhatsappOptin(
  service: TermloanService,
  merchantId: string,
  signal: AbortSignal,
): Promise<Outcome<WhatsappOptin>> {
  return call(service, { operation: 'getWhatsappOptin', schema: whatsappOptinSchema, signal }, (init) =>
    service.client.GET('/getWhatsappOptin/{id}', {
      ...init,
      params: { ...init.params, path: { id: merchantId } },
    }),
  );
}

/** Gives or withdraws the consent to messages on WhatsApp. */
export function setWhatsappOptin(
  service: TermloanService,
  consent: { readonly mobile: string; readonly isOptedIn: boolean },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<WhatsappOptin>> {
  return call(service, { operation: 'setWhatsappOptin', schema: whatsappOptinSchema, signal, key }, (init) =>
    service.client.POST('/setWhatsappOptin', {
      ...init,
      body: { mobile: consent.mobile, channel: WHATSAPP_CHANNEL, opt_in: consent.isOptedIn },
    }),
  );
}
