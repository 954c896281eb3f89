import type { Outcome } from '../../../machines/domain/base/failure';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
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

/** Gives the consent to messages on WhatsApp, with what was read, or withdraws it (`record` null). */
export function setWhatsappOptin(
  service: TermloanService,
  consent: { readonly mobile: string; readonly record: ConsentRecord | null },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<WhatsappOptin>> {
  return call(service, { operation: 'setWhatsappOptin', schema: whatsappOptinSchema, signal, key }, (init) =>
    service.client.POST('/setWhatsappOptin', {
      ...init,
      body: {
        mobile: consent.mobile,
        channel: WHATSAPP_CHANNEL,
        opt_in: consent.record !== null,
        ...(consent.record === null ? {} : { consent_record: consent.record }),
      },
    }),
  );
}
