import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../base/icon';
import { useRefusal } from '../base/link-guard';
import { linkTargetProps } from '../base/link-target-props';
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
  lineHeight: '$text',
  color: '$ink',
  textAlign: 'left',
  textDecoration: 'none',
  '&:last-child': { borderBottom: 0 },
  // Above the next row, which would hide a part of the focus ring.
  '&:focus-visible': { position: 'relative', zIndex: 1 },
  variants: {
    tappable: { true: { minHeight: '$touch', alignItems: 'center', cursor: 'pointer', appearance: 'none' } },
    centred: { true: { alignItems: 'center' } },
    muted: { true: { color: '$muted' } },
  },
});

const Plain = styled('div', style);
const RowButton = styled('button', style);
const Link = styled('a', style);

/** With large text the title goes below the icon, and the value below the title. */
const Parts = styled('span', {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'inherit',
  gap: '0 12px',
});
const Content = styled('span', { flex: '1 1 5em', maxWidth: '100%' });
const Title = styled('span', { display: 'block', variants: { strong: { true: { fontWeight: '$strong' } } } });
const Detail = styled('span', { display: 'block', color: '$muted', fontSize: '$hint' });
const Trailing = styled('span', {
  flex: '0 1 auto',
  maxWidth: 'min(100%, max(50%, 9em))',
  marginLeft: 'auto',
  fontWeight: '$strong',
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
  /** Emphasizes the title. */
  strong?: boolean;
  /** Not available yet, or no longer available. */
  muted?: boolean;
  /** Makes the row a link with a chevron. */
  href?: string;
  /** `_blank`: the link opens a new window, if the link guard does not refuse it. */
  target?: string;
  /** Without `href`: makes the row a button with a chevron. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Disables the button. */
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
  target,
  onClick,
  disabled = false,
}: ListRowProps) {
  const refusal = useRefusal(href ?? '', target, title);
  if (refusal !== null) return <Plain muted={muted}>{refusal}</Plain>;
  const content = (
    <Parts>
      {icon}
      <Content>
        <Title strong={strong}>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Content>
      {trailing !== undefined && <Trailing>{trailing}</Trailing>}
    </Parts>
  );
  const chevron = (
    <Chevron>
      <Icon name="chevron" size={18} />
    </Chevron>
  );
  const clickHandler = onClick === undefined ? {} : { onClick };
  if (href !== undefined)
    return (
      <Link tappable muted={muted} href={href} {...linkTargetProps(target, undefined)} {...clickHandler}>
        {content}
        {chevron}
      </Link>
    );
  if (onClick !== undefined)
    return (
      <RowButton tappable muted={muted} type="button" disabled={disabled} onClick={onClick}>
        {content}
        {chevron}
      </RowButton>
    );
  return (
    <Plain muted={muted} centred={detail === undefined}>
      {content}
    </Plain>
  );
}
