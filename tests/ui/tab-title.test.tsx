// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Page } from '../../src/ui/page/page';
import { followHeading } from '../../src/ui/theme/tab-title';

beforeAll(() => {
  document.title = 'Shop loan';
  followHeading(document.body);
});
afterEach(cleanup);

const isCalled = (title: string) => vi.waitFor(() => expect(document.title).toBe(title));

it('sets the document title to the heading of its page and the app’s name', async () => {
  const { rerender } = render(<Page title="Autopay" heading="Set up autopay" backLabel="Back" />);
  await isCalled('Set up autopay · Shop loan');
  rerender(<Page title="Autopay" heading="Autopay is on" status="success" backLabel="Back" />);
  await isCalled('Autopay is on · Shop loan');
  rerender(<Page title="Payments" backLabel="Back" />);
  await isCalled('Payments · Shop loan');
});

it('follows a heading whose text changes', async () => {
  const { rerender } = render(<Page title="Code" heading="Type the code" backLabel="Back" />);
  await isCalled('Type the code · Shop loan');
  rerender(<Page title="Code" heading="Type the new code" backLabel="Back" />);
  await isCalled('Type the new code · Shop loan');
});

it('omits a person’s name in the heading', async () => {
  const named = (title: string, text: string) => <span data-tab-title={title}>{text}</span>;
  const { rerender } = render(<Page title={named('Namaste', 'Namaste, Suresh')} backLabel="Back" />);
  await isCalled('Namaste · Shop loan');
  rerender(<Page title="Pay" heading={named('Pay by link', 'Pay for Suresh')} backLabel="Back" />);
  await isCalled('Pay by link · Shop loan');
});

it('does not change the title while the page has no heading', async () => {
  const { rerender } = render(<h1>Terms</h1>);
  await isCalled('Terms · Shop loan');
  rerender(<p>One moment</p>);
  await new Promise(setImmediate);
  expect(document.title).toBe('Terms · Shop loan');
});
