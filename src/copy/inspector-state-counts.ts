/** Texts about one state on the inspector's page Stops: where it goes on, and the limit that its chart sets. */
export const stateCountsCopy = {
  /** Around the title of a journey that a state runs, or that ended before it. */
  inside: {
    inside: { before: 'Goes on inside', after: ': its transitions are counted there.' },
    before: { before: 'Comes after', after: ': what decided is counted there.' },
    ends: (journey: string) => `Ends of ${journey}`,
  },
  limit: 'Limit',
  limitHint: 'Limit: how long the chart lets a state last; – where it sets none.',
  /** Of a state that leads from a read to a failure. */
  readFailure: 'A read may be several calls: which of them failed is not recorded.',
  /** Of a state that asks a service again and again. @param total, from, to durations, already formatted */
  polls: (total: string, from: string, to: string, times: number) =>
    `given up after about ${total}; asked every ${from === to ? from : `${from} to ${to}`}, ${times} times`,
  /** Of a state that is left after a time. @param name of the time; @param until of a count, such as `polls` */
  leaves: (name: string | null, from: string, to: string, target: string, until: string | null) =>
    [
      `left for ${target} after ${from === to ? from : `${from} to ${to}`}`,
      name === null ? '' : ` (${name})`,
      until === null ? '' : `, ${until}`,
    ].join(''),
  until: (count: string, below: number) => `while ${count} are fewer than ${below}`,
} as const;
