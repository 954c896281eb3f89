import { missingTexts, problemTexts } from '#messages/application-fields';
import type { ProfileField, ProfileProblem } from '../../machines/domain/entry/profile-fields';

/** Error message of a field: what is wrong, or what to do. */
export function profileProblem(field: ProfileField, problem: ProfileProblem): string {
  return (problem === 'missing' ? undefined : problemTexts[field]?.[problem]) ?? missingTexts[field];
}
