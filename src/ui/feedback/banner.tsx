import type { ReactNode } from 'react';
import { Icon, type IconName } from '../base/icon';
import { styled } from '../theme/stitches.config';

type BannerTone = 'info' | 'due' | 'late' | 'success';

const icons: Record<BannerTone, IconName> = { info: 'info', due: 'alert', late: 'alert', success: 'tick' };

const Root = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  padding: '12px 14px',
  borderRadius: '$field',
  fontSize: '$note',
  '& > svg': { marginTop: '1px' },
  variants: {
    tone: {
      info: { backgroundColor: '$infoTint', '& > svg': { color: '$info' } },
      due: { backgroundColor: '$dueTint', '& > svg': { color: '$due' } },
      late: { backgroundColor: '$lateTint', '& > svg': { color: '$late' } },
      success: { backgroundColor: '$tint', '& > svg': { color: '$primary' } },
    },
  },
});

/** With large text it goes below the icon. */
const Content = styled('div', { flex: '1 1 10em', maxWidth: '100%' });

const Title = styled('p', {
  fontWeight: '$bold',
  variants: {
    tone: {
      info: { color: '$info' },
      due: { color: '$due' },
      late: { color: '$late' },
      success: { color: '$primary' },
    },
  },
});

type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** By default the icon of the tone; a clock where something is under way. */
  icon?: IconName;
  /** `alert` interrupts a screen reader, `status` waits. Default: `alert` for the tone `late`, else `status`. */
  role?: 'status' | 'alert';
};

/** A message inside the page. */
export function Banner({ tone = 'info', title, children, icon = icons[tone], role }: BannerProps) {
  return (
    <Root tone={tone} role={role ?? (tone === 'late' ? 'alert' : 'status')}>
      <Icon name={icon} size={20} />
      <Content>
        {title !== undefined && <Title tone={tone}>{title}</Title>}
        {children}
      </Content>
    </Root>
  );
}
