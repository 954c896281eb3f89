import { creditScoreCopy, scoreTexts } from '#messages/credit-score';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Rough meaning of a score (300 to 900); each lender has its own limits. */
export function scoreText(score: number): string {
  if (score >= 750) return scoreTexts.veryGood;
  if (score >= 700) return scoreTexts.good;
  if (score >= 600) return scoreTexts.fair;
  return scoreTexts.low;
}

/** Why the bureau was not asked, although the merchant agreed. */
export function whyNotAsked(failure: Failure): string {
  return failure.code === 'party_not_found' ? creditScoreCopy.consent.otherBureau : whyItFailed(failure);
}
