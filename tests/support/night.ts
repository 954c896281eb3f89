/** Whether the tests of the night run too: `NIGHTLY=1`, set by tests/nightly/run.ts. */
export const isNight = process.env.NIGHTLY === '1';
