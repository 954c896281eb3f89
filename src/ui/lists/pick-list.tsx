import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import { styled } from '../theme/stitches.config';

const List = styled('ul', {
  listStyle: 'none',
  border: '1px solid $colors$line',
  borderRadius: '$card',
  backgroundColor: '$surface',
  overflow: 'hidden',
});

const Line = styled('li', { '& + &': { borderTop: '1px solid $colors$line' } });

const PickButton = styled('button', {
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minWidth: 0,
  minHeight: '$touch',
  margin: 0,
  padding: '10px 16px',
  border: 0,
  background: 'none',
  color: '$ink',
  font: 'inherit',
  fontSize: '$text',
  lineHeight: '$text',
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid $colors$info', outlineOffset: '-3px' },
  // A cross rotated by 45° is a plus.
  '& > svg': { color: '$primary', transform: 'rotate(45deg)' },
});

const Content = styled('span', { flex: 1, minWidth: 0 });
const Detail = styled('span', { display: 'block', color: '$muted', fontSize: '$hint' });

type PickListProps = {
  /** Accessible name of the list. */
  label: string;
  lines: readonly { id: string; title: ReactNode; detail?: ReactNode }[];
  onPick: (id: string) => void;
};

/** Search results; a tap on a row picks it. */
export function PickList({ label, lines, onPick }: PickListProps) {
  return (
    <List aria-label={label}>
      {lines.map(({ id, title, detail }) => (
        <Line key={id}>
          <PickButton type="button" onClick={() => onPick(id)}>
            <Content>
              {title}
              {detail !== undefined && <Detail>{detail}</Detail>}
            </Content>
            <Icon name="cross" size={20} />
          </PickButton>
        </Line>
      ))}
    </List>
  );
}
