import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../base/icon';
import { styled } from '../theme/stitches.config';

const Root = styled('button', {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '$field',
  background: 'none',
  color: '$ink',
  cursor: 'pointer',
  '&:active': { backgroundColor: '$line' },
  '@print': { display: 'none' },
});

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'type' | 'children' | 'aria-label'
> & {
  icon: IconName;
  /** The accessible name. */
  label: string;
};

/** A 48 px square button with an icon and an accessible name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type="button" aria-label={label}>
      <Icon name={icon} size={22} />
    </Root>
  );
}
