// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { OpenBar } from '../../../src/inspector/stops/opening/open-bar';
import type { ReadProblem } from '../../../src/inspector/stops/reading/read-report';

afterEach(cleanup);

it.each<[ReadProblem, string]>([
  [
    { kind: 'all-skipped', firstSkipped: [{ line: 1_200, field: 'time', problem: 'not-a-time' }] },
    'No event in it could be read: line 1,200: time is no time.',
  ],
  ['empty', 'It is empty.'],
  [{ kind: 'error', message: 'RangeError' }, 'It could not be counted: RangeError.'],
])('says why a file was not opened', (problem, text) => {
  const opened = { kind: 'failed', name: 'a.csv', problem } as const;
  render(<OpenBar opened={opened} onFile={() => {}} onSandbox={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe(`a.csv was not opened. ${text}`);
});
