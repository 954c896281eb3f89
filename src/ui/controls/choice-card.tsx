import { type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { ChoiceActions, ChoiceCardRoot, ChoiceLabel, RadioCircle, RadioInput } from './radio-parts';

const Content = styled('span', { flex: 1, minWidth: 0, display: 'block' });

const Title = styled('span', { display: 'block', fontWeight: 650 });

const Figure = styled('span', {
  display: 'block',
  fontSize: '$headline',
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

const Detail = styled('span', { display: 'block', color: '$muted', fontSize: '$small' });

type ChoiceCardProps = {
  name: string;
  value: string;
  title: ReactNode;
  /** The amount of this choice, the largest text on the card. */
  figure?: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onSelect: () => void;
  /** Not available now; `detail` says why. */
  disabled?: boolean;
  id?: string;
  children?: ReactNode;
};

/** One of a few options, as a radio button the size of a card. */
export function ChoiceCard({
  name,
  value,
  title,
  figure,
  detail,
  checked,
  onSelect,
  disabled = false,
  id,
  children,
}: ChoiceCardProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <ChoiceCardRoot on={checked} off={disabled}>
      <RadioInput
        type="radio"
        id={inputId}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
      />
      <ChoiceLabel htmlFor={inputId} off={disabled}>
        <Content>
          <Title>{title}</Title>
          {figure !== undefined && <Figure>{figure}</Figure>}
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Content>
        {!disabled && <RadioCircle on={checked} aria-hidden="true" />}
      </ChoiceLabel>
      {children !== undefined && <ChoiceActions>{children}</ChoiceActions>}
    </ChoiceCardRoot>
  );
}
