// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog';
import { Sheet } from '../../src/ui/sheet';

afterEach(cleanup);

function Question({
  open,
  onClose,
  onCta = vi.fn(),
}: {
  open: boolean;
  onClose: () => void;
  onCta?: () => void;
}) {
  return (
    <Dialog
      open={open}
      type="warning"
      title="Leave without signing?"
      subtitle="Your offer is kept."
      cta="Keep signing"
      onCta={onCta}
      secondary="Leave"
      onClose={onClose}
    />
  );
}

describe('Dialog', () => {
  it('is not there until it is open, and gone when closed', () => {
    const { rerender } = render(<Question open={false} onClose={vi.fn()} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    rerender(<Question open onClose={vi.fn()} />);
    expect(screen.getByRole('alertdialog', { name: 'Leave without signing?' })).toBeDefined();
    rerender(<Question open={false} onClose={vi.fn()} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  });

  it('tells which button was tapped', () => {
    const onClose = vi.fn();
    const onCta = vi.fn();
    render(<Question open onClose={onClose} onCta={onCta} />);
    fireEvent.click(screen.getByRole('button', { name: 'Keep signing' }));
    expect(onCta).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks its owner when the system wants it closed, and stays until granted', () => {
    const onClose = vi.fn();
    render(<Question open onClose={onClose} />);
    const dialog = screen.getByRole('alertdialog');
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('gives the focus back', () => {
    render(<button type="button">Opener</button>);
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    const { rerender } = render(<Question open onClose={vi.fn()} />);
    rerender(<Question open={false} onClose={vi.fn()} />);
    expect(document.activeElement).toBe(opener);
  });

  it('lets the page scroll again, even when taken away while open', () => {
    const { unmount } = render(<Question open onClose={vi.fn()} />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('Sheet', () => {
  it('closes by its button', () => {
    const onClose = vi.fn();
    render(
      <Sheet open title="How we sort" closeLabel="Close" onClose={onClose}>
        Lowest cost first
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'How we sort' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
