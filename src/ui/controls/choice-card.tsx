import { type ReactNode, useId } from 'react';
import { styled } from '../theme/stitches.config';
import { fittedSize } from '../theme/text-size';
import { ChoiceActions, ChoiceCardRoot, ChoiceLabel, RadioCircle, RadioInput } from './radio-parts';

const Content = styled('span', { flex: 1, minWidth: 0, display: 'block' });

const Title = styled('span', { display: 'block', fontWeight: '$strong' });

const Figure = styled('span', {
  display: 'block',
  fontSize: fittedSize('$fontSizes$headline', '10vw'),
  fontWeight: '$bold',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

const Detail = styled('span', { display: 'block', color: '$muted', fontSize: '$small' });

type ChoiceCardProps = {
  /** Name of the radio group. */
  name: string;
  value: string;
  title: ReactNode;
  /** The amount of this choice, the largest text on the card. */
  figure?: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onSelect: () => void;
  /** Cannot be chosen now; `detail` gives the reason. */
  disabled?: boolean;
  id?: string;
  /** Content with actions of its own, such as links. */
  children?: ReactNode;
};

/** An option as a card: a radio button whose label covers the whole card. */
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
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <ChoiceCardRoot selected={checked} unavailable={disabled}>
      <RadioInput
        type="radio"
        id={inputId}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
      />
      <ChoiceLabel htmlFor={inputId} unavailable={disabled}>
        <Content>
          <Title>{title}</Title>
          {figure !== undefined && <Figure>{figure}</Figure>}
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Content>
        {!disabled && <RadioCircle selected={checked} aria-hidden="true" />}
      </ChoiceLabel>
      {children !== undefined && <ChoiceActions>{children}</ChoiceActions>}
    </ChoiceCardRoot>
  );
}
