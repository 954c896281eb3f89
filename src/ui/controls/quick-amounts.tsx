import { styled } from '../theme/stitches.config';

const Track = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '8px' });

const QuickAmount = styled('button', {
  appearance: 'none',
  minHeight: '$touch',
  maxWidth: '100%',
  margin: 0,
  padding: '4px 13px',
  borderRadius: '$pill',
  border: '1px solid $colors$muted',
  backgroundColor: '$surface',
  fontFamily: 'inherit',
  fontSize: '$small',
  fontWeight: '$strong',
  lineHeight: '$tight',
  textAlign: 'start',
  color: '$ink',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '@print': { display: 'none' },
});

const Amount = styled('span', { fontWeight: '$strong', whiteSpace: 'nowrap' });

type QuickAmountsProps = {
  /** Name of the group, for screen readers. */
  legend: string;
  /** `amount`: formatted. */
  amounts: readonly { paise: number; title: string; amount: string }[];
  onChoose: (paise: number) => void;
};

/** Buttons that fill in an amount; nothing without any. */
export function QuickAmounts({ legend, amounts, onChoose }: QuickAmountsProps) {
  if (amounts.length === 0) return null;
  return (
    <Track role="group" aria-label={legend}>
      {amounts.map(({ paise, title, amount }) => (
        <QuickAmount key={paise} type="button" onClick={() => onChoose(paise)}>
          {title} <Amount>{amount}</Amount>
        </QuickAmount>
      ))}
    </Track>
  );
}
