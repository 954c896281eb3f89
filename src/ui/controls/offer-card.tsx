import { type ComponentProps, type ReactNode, useId } from 'react';
import { LenderTag } from '../base/lender-tag';
import { Row, Rows } from '../base/rows';
import { styled } from '../theme/stitches.config';
import { fittedSize } from '../theme/text-size';
import { ChoiceActions, ChoiceCardRoot, ChoiceLabel, RadioCircle, RadioInput } from './radio-parts';

/** Lender and amount in hand. It styles its parts itself, as `Rows` does. */
const Content = styled('span', {
  flex: 1,
  minWidth: 0,
  display: 'block',
  '& > strong': {
    display: 'block',
    marginTop: '10px',
    fontSize: fittedSize('$fontSizes$headline', '10vw'),
    fontWeight: '$bold',
    lineHeight: '$text',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > strong > small': { fontSize: '$text', fontWeight: '$regular', color: '$muted' },
  '& > small': { display: 'block', fontSize: '$hint', color: '$muted' },
});

const Figures = styled('div', { marginTop: '8px' });

type OfferCardProps = {
  /** The name of the radio group that this card belongs to. */
  name: string;
  value: string;
  lenderMark: ComponentProps<typeof LenderTag>['mark'];
  lenderName: string;
  /** The amount in hand, already formatted. */
  headline: string;
  /** Follows the amount, smaller. */
  suffix: string;
  /** Below the amount, in small print. */
  detail?: string | undefined;
  rows: readonly { label: string; value: string; hint?: string }[];
  checked: boolean;
  onSelect: () => void;
  /** Content with an action of its own, such as the link to the key facts. */
  children?: ReactNode;
};

/** An offer as a card: a radio button whose label covers the whole card. */
export function OfferCard({
  name,
  value,
  lenderMark,
  lenderName,
  headline,
  suffix,
  detail,
  rows,
  checked,
  onSelect,
  children,
}: OfferCardProps) {
  const id = useId();
  return (
    <ChoiceCardRoot selected={checked}>
      <RadioInput
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={onSelect}
        aria-describedby={`${id}-rows`}
      />
      <ChoiceLabel htmlFor={id} top>
        <Content>
          <LenderTag mark={lenderMark} name={lenderName} />
          <strong>
            {headline} <small>{suffix}</small>
          </strong>
          {/* The figures are in the name of the radio button already. */}
          {detail !== undefined && <small aria-hidden="true">{detail}</small>}
        </Content>
        <RadioCircle selected={checked} aria-hidden="true" />
      </ChoiceLabel>
      <Figures id={`${id}-rows`}>
        <Rows>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </Rows>
      </Figures>
      {children !== undefined && <ChoiceActions>{children}</ChoiceActions>}
    </ChoiceCardRoot>
  );
}
