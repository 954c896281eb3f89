import { Icon, type IconName } from '../base/icon';
import { styled } from '../theme/stitches.config';

export type Status = 'success' | 'waiting' | 'failure' | 'info';

const icons: Record<Status, IconName> = {
  success: 'tick',
  waiting: 'clock',
  failure: 'cross',
  info: 'info',
};

const Root = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  variants: {
    status: {
      success: { backgroundColor: '$tint', color: '$primary' },
      waiting: { backgroundColor: '$dueTint', color: '$due' },
      failure: { backgroundColor: '$lateTint', color: '$late' },
      info: { backgroundColor: '$infoTint', color: '$info' },
    },
    size: { md: { width: '56px', height: '56px' }, lg: { width: '76px', height: '76px' } },
  },
});

/** Large round icon of a result. Hidden from screen readers: a text beside it has to say the same. */
export function StatusMark({ status, size = 'lg' }: { status: Status; size?: 'md' | 'lg' }) {
  return (
    <Root status={status} size={size} aria-hidden="true">
      <Icon name={icons[status]} size={size === 'lg' ? 36 : 28} />
    </Root>
  );
}
