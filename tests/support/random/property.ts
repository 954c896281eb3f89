/**
 * fast-check with a fixed seed, so that a failing property fails in every run. With NIGHTLY=1 (nightly tests) each run has a
 * random seed, which is printed with a failure.
 */
import * as fc from 'fast-check';

import { isNight } from '../night';

fc.configureGlobal(isNight ? {} : { seed: 20_261_121 });

export { fc };
