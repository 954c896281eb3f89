import type { Batch } from '../transition-counts';

/** What may go to another product, of the properties of the app's events: names of the code, and random ids. */
const FORWARDED = [
  'journey',
  'from',
  'to',
  'event',
  'lender',
  'session',
  'language',
  'version',
  'environment',
];

/** The body of a request to PostHog's `/batch/` (https://posthog.com/docs/api/capture). */
export interface PosthogBatch {
  readonly api_key: string;
  readonly batch: readonly {
    readonly uuid: string;
    readonly event: string;
    readonly timestamp: string;
    readonly properties: Readonly<Record<string, string | number | boolean>>;
  }[];
}

/**
 * What a service sends to PostHog for a batch of the app (docs/analytics.md). `readPosthogRow` reads it back from an export.
 * Properties that are not in the list do not go, such as the code that a merchant tells support; nor does the address or the
 * place of the merchant, and PostHog makes no profile of a person.
 */
export function posthogBatch({ visitor_id, sent_at, events }: Batch, apiKey: string): PosthogBatch {
  return {
    api_key: apiKey,
    batch: events.map(({ id, name, at, properties }, sequence) => ({
      uuid: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      event: name,
      timestamp: new Date(at).toISOString(),
      properties: {
        distinct_id: visitor_id,
        $process_person_profile: false,
        $geoip_disable: true,
        sent_at,
        sequence,
        ...Object.fromEntries(
          FORWARDED.flatMap((key) => {
            const value = properties[key];
            return value == null ? [] : [[key, value]];
          }),
        ),
      },
    })),
  };
}
