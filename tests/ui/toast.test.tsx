// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Toast } from '../../src/ui/feedback/toast';

const take = vi.fn((event: Event) => event.preventDefault());
afterEach(() => {
  cleanup();
  window.removeEventListener('host-toast', take);
});

it('is offered to the host, and shown by the page when the host does not show it', () => {
  const hear = vi.fn();
  window.addEventListener('host-toast', hear, { once: true });
  const onDone = vi.fn();
  render(<Toast message="Copied!" onDone={onDone} />);
  expect(screen.getByText('Copied!')).toBeTruthy();
  expect(hear).toHaveBeenCalledWith(expect.objectContaining({ detail: 'Copied!' }));
  expect(onDone).not.toHaveBeenCalled();
});

it('is not shown by the page when the host shows it', () => {
  window.addEventListener('host-toast', take);
  const onDone = vi.fn();
  render(<Toast message="Copied!" onDone={onDone} />);
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ detail: 'Copied!' }));
  expect(screen.queryByText('Copied!')).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
});
