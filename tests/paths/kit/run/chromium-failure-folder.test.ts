import { afterEach, describe, expect, it, vi } from 'vitest';

import { chromiumFailureFolder } from './chromium-failure-folder';

afterEach(() => vi.unstubAllEnvs());

describe('the folder of a failed test in Chromium', () => {
  it('is named by its title', () => {
    expect(chromiumFailureFolder('Autopay: a mandate is stopped', 'reports')).toBe(
      'reports/failures/chromium-autopay-a-mandate-is-stopped',
    );
  });

  it('differs for each title, also when both are cut and begin with the same text', () => {
    const long = 'a merchant who pays twice '.repeat(5);
    const [one, other] = [
      chromiumFailureFolder(`${long} by card`, ''),
      chromiumFailureFolder(`${long} by link`, ''),
    ];
    expect(one).not.toBe(other);
    expect(chromiumFailureFolder(`${long} by card`, '')).toBe(one);
    for (const folder of [one, other]) expect(folder.split('/').at(-1)).toMatch(/^chromium-[a-z0-9-]{71}$/);
  });

  it('is found by the name of the failure', () => {
    vi.stubEnv('PATHS_REPORTS', 'elsewhere');
    expect(chromiumFailureFolder('contact')).toBe('elsewhere/failures/chromium-contact');
  });
});
