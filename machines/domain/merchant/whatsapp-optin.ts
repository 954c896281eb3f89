import * as v from 'valibot';

import { flag, numberOrZero, serverTime, textOrNull } from '../base/wire';

/** Number of the WhatsApp channel on the wire (spec 9). */
export const WHATSAPP_CHANNEL = 3;

/** Whether the merchant agreed to WhatsApp messages (spec 7.1). Time in milliseconds. */
export const whatsappOptinSchema = v.pipe(
  v.object({
    mobile: textOrNull,
    channel: numberOrZero,
    /** Missing means no consent. */
    opt_in: flag,
    update_time: serverTime,
  }),
  v.transform((wire) => ({
    maskedMobile: wire.mobile,
    channel: wire.channel,
    isOptedIn: wire.opt_in,
    updateTime: wire.update_time,
  })),
);

export type WhatsappOptin = v.InferOutput<typeof whatsappOptinSchema>;
