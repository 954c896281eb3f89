// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../src/ui/feedback/toast';
import { BottomBar } from '../../src/ui/page/bottom-bar';
import { Page } from '../../src/ui/page/page';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Page', () => {
  it('has one h1: the heading, or else the title', () => {
    const { rerender } = render(<Page title="Bank account" heading="Where to?" backLabel="Back" />);
    const names = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent);
    expect(names()).toEqual(['Where to?']);
    rerender(<Page title="Namaste" backLabel="Back" />);
    expect(names()).toEqual(['Namaste']);
    rerender(<Page title="Payment" status="waiting" heading="No answer yet" lead="Wait" backLabel="Back" />);
    expect(names()).toEqual(['No answer yet']);
  });

  it('shows Back only when there is a previous page', () => {
    const onBack = vi.fn();
    const { rerender } = render(<Page title="Terms" backLabel="Back" />);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    rerender(<Page title="Terms" backLabel="Back" onBack={onBack} />);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledExactlyOnceWith();
  });

  it('shows the progress as text', () => {
    render(<Page title="Bank" backLabel="Back" steps={{ done: 3, total: 5, label: 'Step 3 of 5' }} />);
    expect(screen.getByText('Step 3 of 5')).toBeDefined();
  });
});

describe('BottomBar', () => {
  it('marks the current page', () => {
    render(
      <BottomBar
        label="Main"
        items={[
          { key: 'home', label: 'Home', icon: 'home', href: '/', current: true },
          { key: 'info', label: 'Help', icon: 'info', href: '/help', current: false },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });
});

describe('Toast', () => {
  it('is a live region before its message, and reports when its time is up', () => {
    vi.useFakeTimers();
    const onDone = vi.fn();
    const { rerender } = render(<Toast message={null} onDone={onDone} />);
    const region = screen.getByRole('status');
    rerender(<Toast message="Copied" onDone={onDone} />);
    expect(region.textContent).toBe('Copied');
    vi.advanceTimersByTime(2999);
    expect(onDone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
