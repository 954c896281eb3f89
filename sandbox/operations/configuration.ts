import { type Operation, ok } from '../base/operation';
import { COOLING_OFF_DAYS } from './agreement-view';

export const getLoanConfig: Operation<'getLoanConfig'> = async () =>
  ok({
    min_loan_amount: 1_000_000,
    max_loan_amount: 50_000_000,
    cooling_off_days: COOLING_OFF_DAYS,
    support_hours: 'Every day, 9 am to 7 pm',
  });

export const getNbfcFeatureConfig: Operation<'getNbfcFeatureConfig'> = async ({ flags }) =>
  ok({ features: flags.features, experiments: flags.experiments });
