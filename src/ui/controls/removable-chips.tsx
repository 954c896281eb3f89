import { type ReactNode, useId } from 'react';
import { Icon } from '../base/icon';
import { styled } from '../theme/stitches.config';

const Name = styled('p', {
  marginBottom: '6px',
  fontSize: '$small',
  fontWeight: '$strong',
  lineHeight: '$text',
});

const Track = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none' });

const Chip = styled('li', {
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: '$field',
  backgroundColor: '$tint',
  color: '$ink',
  fontSize: '$note',
  lineHeight: '$tight',
});

const Content = styled('span', { flex: 1, minWidth: 0, padding: '8px 0 8px 14px' });

const Remove = styled('button', {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: '$touch',
  minHeight: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '$field',
  background: 'none',
  color: '$primary',
  cursor: 'pointer',
});

type RemovableChipsProps = {
  /** Title above the chips. */
  name: ReactNode;
  chips: readonly { id: string; label: ReactNode; removeLabel: string }[];
  onRemove: (id: string) => void;
};

/** Items chosen from a long list, each with a button that removes it. */
export function RemovableChips({ name, chips, onRemove }: RemovableChipsProps) {
  const nameId = useId();
  return (
    <div>
      <Name id={nameId}>{name}</Name>
      <Track aria-labelledby={nameId}>
        {chips.map(({ id, label, removeLabel }) => (
          <Chip key={id}>
            <Content>{label}</Content>
            <Remove type="button" aria-label={removeLabel} onClick={() => onRemove(id)}>
              <Icon name="cross" size={20} />
            </Remove>
          </Chip>
        ))}
      </Track>
    </div>
  );
}
