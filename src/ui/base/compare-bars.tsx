import { styled } from '../theme/stitches.config';

const Root = styled('dl', {
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  margin: 0,
  fontSize: '$text',
  fontVariantNumeric: 'tabular-nums',
});

const Entry = styled('div', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  paddingBottom: '14px',
  '& > dd': { fontWeight: '$strong' },
});

const Track = styled('span', {
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  height: '10px',
  borderRadius: '10px',
  overflow: 'hidden',
  backgroundColor: '$line',
  '& > svg': { display: 'block', width: '100%', height: '100%' },
  '& [data-tone="plain"]': { fill: '$muted' },
  '& [data-tone="success"]': { fill: '$primary' },
  '& [data-tone="late"]': { fill: '$late' },
  '@forced': {
    border: '1px solid CanvasText',
    backgroundColor: 'Canvas',
    forcedColorAdjust: 'none',
    '& rect': { fill: 'CanvasText !important' },
  },
});

type CompareBarsProps = {
  bars: readonly {
    label: string;
    /** The amount, already formatted. */
    text: string;
    /** The amount as a number: bars are drawn from zero, as long as their amounts. */
    amount: number;
    tone: 'plain' | 'success' | 'late';
  }[];
};

/** Amounts as bars of their length, to see at once which is larger and by how much. The amounts are texts: the bars are decorative. */
export function CompareBars({ bars }: CompareBarsProps) {
  const largest = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <Root>
      {bars.map(({ label, text, amount, tone }) => (
        <Entry key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            <Track aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect data-tone={tone} width={(100 * amount) / largest} height={1} />
              </svg>
            </Track>
          </dd>
        </Entry>
      ))}
    </Root>
  );
}
