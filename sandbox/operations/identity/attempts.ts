import { DAY_SECONDS } from '../../money/due-dates';

/** How often an Aadhaar or selfie check may fail within 24 hours. */
export const MAX_ATTEMPTS_A_DAY = 3;

interface Attempt {
  status: string;
  createdAt: number;
}

/** Attempts left within 24 hours, and seconds until the next one (0 while some are left). */
export function attemptsLeft(rows: Attempt[], now: number): { left: number; retryAfter: number } {
  const failedTimes = rows
    .filter((row) => row.status === 'FAILED' && row.createdAt > now - DAY_SECONDS)
    .map((row) => row.createdAt);
  const left = Math.max(0, MAX_ATTEMPTS_A_DAY - failedTimes.length);
  return { left, retryAfter: left > 0 ? 0 : Math.min(...failedTimes) + DAY_SECONDS - now };
}
