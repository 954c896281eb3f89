/** Text of a file of counts of the test's shop: the runs that stopped of all, in each version and on each day. */
export function fileOfCounts() {
  const group = (value: string | null, runs: number, stopped: number) => ({
    value,
    visits: runs,
    open: 0,
    journeys: [
      {
        journey: 'shop',
        runs,
        sessions: runs,
        ends: [
          ['stopped', stopped, stopped],
          ['finished', runs - stopped, runs - stopped],
        ],
        stops: [['shop', 'stopped', stopped, stopped]],
        states: [['shop', runs, runs, runs]],
        transitions: [],
        ways: [],
      },
    ],
  });
  return JSON.stringify({
    format: 'stops-aggregate',
    version: 1,
    smallest: 5,
    sets: [
      { by: null, groups: [group(null, 80, 25)] },
      { by: 'version', groups: [group('1.9.0', 40, 5), group('2.0.0', 40, 20)] },
      { by: 'day', groups: [group('2026-03-02', 40, 5), group('2026-03-03', 40, 20)] },
    ],
  });
}
