import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../base/icon';
import { css, styled } from '../theme/stitches.config';

const style = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '11px 0',
  border: 0,
  borderBottom: '1px solid $colors$line',
  background: 'none',
  font: 'inherit',
  fontSize: '$text',
  lineHeight: 1.45,
  color: '$ink',
  textAlign: 'left',
  textDecoration: 'none',
  '&:last-child': { borderBottom: 0 },
  variants: {
    taps: { true: { minHeight: '$touch', alignItems: 'center', cursor: 'pointer', appearance: 'none' } },
    middle: { true: { alignItems: 'center' } },
    muted: { true: { color: '$muted' } },
  },
});

const Plain = styled('div', style);
const Tap = styled('button', style);
const Link = styled('a', style);

const Content = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('span', { display: 'block', variants: { strong: { true: { fontWeight: 650 } } } });
const Detail = styled('span', { display: 'block', color: '$muted', fontSize: '$hint' });
const Trailing = styled('span', {
  flex: 'none',
  maxWidth: '50%',
  fontWeight: 650,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
const Chevron = styled('span', { color: '$muted', alignSelf: 'center' });

type ListRowProps = {
  /** An `IconDot`, or nothing. */
  icon?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right end: an amount, a date. */
  trailing?: ReactNode;
  strong?: boolean;
  /** Not available yet, or no longer. */
  muted?: boolean;
  /** Navigates: the row is a link with a chevron. */
  href?: string;
  /** Acts: the row is a button with a chevron (or a link, with `href`). */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Takes no taps now. */
  disabled?: boolean;
};

/** A row of a list: an icon, a title, a detail, a value. */
export function ListRow({
  icon,
  title,
  detail,
  trailing,
  strong = false,
  muted = false,
  href,
  onClick,
  disabled = false,
}: ListRowProps) {
  const inside = (
    <>
      {icon}
      <Content>
        <Title strong={strong}>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Content>
      {trailing !== undefined && <Trailing>{trailing}</Trailing>}
    </>
  );
  const chevron = (
    <Chevron>
      <Icon name="chevron" size={18} />
    </Chevron>
  );
  const tap = onClick === undefined ? {} : { onClick };
  if (href !== undefined)
    return (
      <Link taps muted={muted} href={href} {...tap}>
        {inside}
        {chevron}
      </Link>
    );
  if (onClick !== undefined)
    return (
      <Tap taps muted={muted} type="button" disabled={disabled} onClick={onClick}>
        {inside}
        {chevron}
      </Tap>
    );
  return (
    <Plain muted={muted} middle={detail === undefined}>
      {inside}
    </Plain>
  );
}
