// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/controls/button';
import { LinkButton } from '../../src/ui/controls/link-button';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit a form by default', () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>More</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('while busy keeps its name, is announced as busy, and ignores taps', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button busy type="submit" onClick={onClick}>
          Pay now
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay now' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('treats a double tap as one', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Confirm</Button>);
    const button = screen.getByRole('button');
    for (const detail of [1, 2, 3]) fireEvent.click(button, { detail });
    expect(onClick).toHaveBeenCalledTimes(1);
    // By the keyboard.
    fireEvent.click(button, { detail: 0 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('handles taps again once the answer arrived', () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    rerender(<Button onClick={onClick}>Pay</Button>);
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('LinkButton', () => {
  it('gives a page in a new window no access to ours', () => {
    render(
      <LinkButton href="https://example.com" target="_blank">
        Agreement
      </LinkButton>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
  });
});
