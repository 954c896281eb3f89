// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { loadJourneys } from '../../../src/inspector/catalogue';

// The worker that lays out charts is a file of the build.
vi.mock('elkjs/lib/elk-worker.min.js?url', () => ({ default: '' }));
vi.mock('../../../src/inspector/catalogue', () => ({ loadJourneys: vi.fn() }));

// A busy machine takes seconds to load the whole inspector.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => vi.restoreAllMocks());

it('says that the inspector failed, and can be opened again, when its charts cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadJourneys).mockRejectedValue(new Error('offline'));
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../../src/inspector/main');
  expect((await screen.findByRole('alert')).textContent).toContain('The inspector failed');
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeTruthy();
});
