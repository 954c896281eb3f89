// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { recordedWalk } from '../../../src/inspector/live/recorded-walk';
import { createRecording } from '../../../src/inspector/live/recording';
import { RecordingTools } from '../../../src/inspector/views/recording-tools';
import { provideModalDialogs } from './modal-dialogs';

provideModalDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of a line that it was copied, and not of the line of a longer walk', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText(text: string) {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  const macrosteps = [{ event: 'go', transitions: ['a|go|0'], value: 'b' }];
  render(
    <RecordingTools
      recording={createRecording()}
      createWalk={() => recordedWalk({ from: null, macrosteps }, 'home')}
      onOpen={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Path test' });
  fireEvent.click(button);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the line' })));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  macrosteps.push({ event: 'went', transitions: ['b|went|0'], value: 'c' });
  fireEvent.click(button);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the line' })));
  expect(new Set(copied).size).toBe(2);
});
