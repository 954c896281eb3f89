import { answers } from './answers';
import { calls } from './calls';
import { capabilities } from './capabilities';
import { chartRules } from './chart-rules';
import { constants } from './constants';
import { errors } from './errors';
import { formRules } from './form-rules';
import { loanRoutes } from './loan-routes';
import type { Requirement } from './requirement';
import { routes } from './routes';
import { screens } from './screens';

/** Every line of the specification that describes behaviour, in its order. */
export const requirements: readonly Requirement[] = [
  ...routes,
  ...loanRoutes,
  ...screens,
  ...chartRules,
  ...formRules,
  ...capabilities,
  ...answers,
  ...calls,
  ...errors,
  ...constants,
];
