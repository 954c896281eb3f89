/** Events as other products export them, with the fields of their documentation. */

/** A change of the app, as it is forwarded. */
export const change = {
  journey: 'loan-entry',
  from: 'loanStart',
  to: 'sentOn',
  event: 'offers.opened',
  lender: 'USFB',
};

type Properties = Readonly<Record<string, unknown>>;

/** https://posthog.com/docs/cdp/batch-exports/s3, events model. */
export function posthogRow(event: string, properties: Properties) {
  return {
    uuid: '0195541f-1c3e-7a2b-9d10-6f2f0c1b2a3d',
    event,
    distinct_id: 'd-1',
    person_id: '0195541f-0000-7000-8000-000000000001',
    properties: { $lib: 'posthog-node', $session_id: 's-1', ...properties },
    person_properties: {},
    timestamp: '2026-03-02T04:00:01.250000Z',
    created_at: '2026-03-02T04:00:03.000000Z',
  };
}

/** https://amplitude.com/docs/apis/analytics/export, response schema. */
export function amplitudeRow(event: string, properties: Properties) {
  return {
    server_received_time: '2026-03-02 04:00:02.000000',
    app: 123_456,
    device_id: 'd-1',
    user_id: null,
    amplitude_id: null,
    event_time: '2026-03-02 04:00:01.250000',
    event_type: event,
    event_properties: properties,
    session_id: 1_772_424_000_000,
    uuid: '8a9d1b1c-1604-11f1-9d10-6f2f0c1b2a3d',
    $insert_id: 'b1a3f6c2-5c3e',
    version_name: '4.2.0',
    language: 'Hindi',
  };
}

/** https://docs.mixpanel.com/reference/raw-event-export. */
export function mixpanelRow(event: string, properties: Properties) {
  return {
    event,
    properties: {
      time: 1_772_424_001,
      distinct_id: 'd-1',
      $insert_id: 'hpuDqcvpltpCjBsebtxwadtEBDnFAdycabFb',
      mp_processing_time_ms: 1_772_424_003_000,
      ...properties,
    },
  };
}

/** https://segment.com/docs/connections/spec/track with the common fields. */
export function segmentRow(event: string, properties: Properties) {
  return {
    type: 'track',
    event,
    properties,
    anonymousId: 'd-1',
    userId: null,
    messageId: '022bb90c-bbac-11e4-8dfc-aa07a5b093db',
    context: { app: { name: 'Loans', version: '4.2.0' }, locale: 'hi-IN' },
    timestamp: '2026-03-02T04:00:01.250Z',
    sentAt: '2026-03-02T04:00:02.000Z',
    receivedAt: '2026-03-02T04:00:02.500Z',
  };
}
