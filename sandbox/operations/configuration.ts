import { type Operation, ok } from '../base/operation';
import { serviceTexts } from '../language/service/service-texts';
import { COOLING_OFF_DAYS } from './agreement-view';

export const getLoanConfig: Operation<'getLoanConfig'> = async ({ language }) =>
  ok({
    min_loan_amount: 1_000_000,
    max_loan_amount: 50_000_000,
    cooling_off_days: COOLING_OFF_DAYS,
    support_hours: serviceTexts(language).hours.support,
  });

export const getNbfcFeatureConfig: Operation<'getNbfcFeatureConfig'> = async ({ flags }) =>
  ok({ features: flags.features, experiments: flags.experiments });
