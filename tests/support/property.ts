/**
 * fast-check with a fixed seed, so that a failing property fails in every run. With NIGHTLY=1 (nightly tests) each run has a
 * random seed, which is printed with a failure.
 */
import * as fc from 'fast-check';

fc.configureGlobal(process.env.NIGHTLY === '1' ? {} : { seed: 20_261_121 });

export { fc };
