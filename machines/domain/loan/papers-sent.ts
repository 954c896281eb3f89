import * as v from 'valibot';

import { id, lenientList } from '../base/wire';

/** How signed papers can be sent. */
const paperChannels = ['EMAIL', 'SMS', 'WHATSAPP'] as const;
export type PaperChannel = (typeof paperChannels)[number];

/** One sending of the signed papers. `to` is masked by the service, `time` in milliseconds. */
export interface SentPapers {
  readonly channel: PaperChannel;
  readonly to: string;
  readonly time: number;
}

const sentPapersSchema = v.pipe(
  v.object({
    channel: v.picklist(paperChannels),
    to: id,
    time: v.pipe(v.number(), v.minValue(1), v.maxValue(8.64e12)),
  }),
  v.transform((wire): SentPapers => ({ ...wire, time: wire.time * 1000 })),
);

/**
 * Where the signed papers were sent (assumed payload). Empty where nothing is known of it, or where it cannot be read: then nothing is
 * said of it, and the agreement is shown all the same.
 */
export const papersSent = v.pipe(
  v.fallback(v.nullish(lenientList(sentPapersSchema), []), { items: [], malformedCount: 0 }),
  v.transform((wire): readonly SentPapers[] => wire.items),
);
