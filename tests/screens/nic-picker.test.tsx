// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { udyamCopy } from '#messages/udyam';
import { failure } from '../../machines/domain/base/failure';
import { NicPicker } from '../../src/screens/udyam/nic-picker';
import { someNicCodes } from '../paths/support/fixtures/udyam';

afterEach(cleanup);

/** Shows the picker, and searches in it. @returns the status below the search */
async function statusOf(props: Partial<Parameters<typeof NicPicker>[0]>): Promise<string | null> {
  const nothing = () => {};
  const picker = (isPending: boolean) => (
    <NicPicker
      id="nic"
      draft={{}}
      error={undefined}
      codes={[]}
      failure={null}
      onChange={nothing}
      onRetry={nothing}
      {...props}
      isPending={isPending}
    />
  );
  const { rerender } = render(picker(false));
  await userEvent.type(screen.getByRole('searchbox'), '4');
  rerender(picker(props.isPending === true));
  return screen.getByRole('status').textContent;
}

it('says of a search that the list is on its way, until it arrives or does not', async () => {
  expect(await statusOf({})).toBe(udyamCopy.nic.loading);
  cleanup();
  expect(await statusOf({ failure: failure('connection') })).toBe('');
  expect(screen.getByText(udyamCopy.nic.unavailable)).toBeTruthy();
});

it('counts what a search found only while it can be picked', async () => {
  expect(await statusOf({ codes: someNicCodes })).not.toBe('');
  cleanup();
  expect(await statusOf({ codes: someNicCodes, isPending: true })).toBe('');
});
