// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/controls/checkbox';
import { ChoiceCard } from '../../src/ui/controls/choice-card';
import { ChoiceGroup } from '../../src/ui/controls/choice-group';
import { OfferCard } from '../../src/ui/controls/offer-card';
import { Segmented } from '../../src/ui/controls/segmented';

afterEach(cleanup);

const types = [
  { value: 'savings', label: 'Savings' },
  { value: 'current', label: 'Current' },
] as const;

describe('Segmented', () => {
  it('has nothing selected before the person chooses', () => {
    render(<Segmented legend="Type" name="type" options={types} value={null} onSelect={vi.fn()} />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
      false,
      false,
    ]);
  });

  it('is a named group that announces the choice and its error', () => {
    const onSelect = vi.fn();
    render(
      <Segmented
        id="type"
        legend="Type"
        name="type"
        options={types}
        value={null}
        onSelect={onSelect}
        error="Choose one"
      />,
    );
    const group = screen.getByRole('group', { name: 'Type' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one',
    );
    fireEvent.click(screen.getByLabelText('Current'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('current');
    expect(document.getElementById('type')).toBe(screen.getByLabelText('Savings'));
  });
});

describe('OfferCard', () => {
  it('is chosen by its text, and not by the link on it', () => {
    const onSelect = vi.fn();
    render(
      <ChoiceGroup legend="Offers">
        <OfferCard
          name="offer"
          value="unity"
          lenderMark={{ letters: 'US' }}
          lenderName="Unity Small Finance Bank"
          headline="₹2,415"
          suffix="a week · 48 weeks"
          rows={[{ label: 'You get in bank', value: '₹97,640' }]}
          checked={false}
          onSelect={onSelect}
        >
          <a href="#facts">Key facts</a>
        </OfferCard>
      </ChoiceGroup>,
    );
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /Unity Small Finance Bank ?₹2,415/ });
    expect(radio.checked).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Key facts' }));
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Unity Small Finance Bank'));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('ChoiceCard', () => {
  it('cannot be chosen while disabled, and shows why', () => {
    const onSelect = vi.fn();
    render(
      <ChoiceCard
        name="way"
        value="card"
        title="Debit card"
        detail="Open again tomorrow"
        checked={false}
        disabled
        onSelect={onSelect}
      />,
    );
    fireEvent.click(screen.getByText('Debit card'));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /Open again tomorrow/ }).hasAttribute('disabled')).toBe(true);
  });
});

describe('Checkbox', () => {
  it('is unticked, and its label ticks it', () => {
    render(<Checkbox label="I agree" name="consent" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    expect(box.checked).toBe(false);
    fireEvent.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
  });
});
