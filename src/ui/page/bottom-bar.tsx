import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../base/icon';
import { styled } from '../theme/stitches.config';

const Root = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  padding: '4px 8px calc(8px + env(safe-area-inset-bottom))',
  backgroundColor: '$surface',
  borderTop: '1px solid $colors$line',
});

const Item = styled('a', {
  // Four on one line; with large text, two on each of two lines.
  flex: '1 1 5em',
  minHeight: '52px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  borderRadius: '$field',
  fontSize: '$tiny',
  fontWeight: '$strong',
  lineHeight: '$tight',
  textAlign: 'center',
  textDecoration: 'none',
  color: '$muted',
  '&[aria-current="page"]': {
    color: '$primary',
    fontWeight: '$bold',
    '@forced': { textDecoration: 'underline' },
  },
});

export type BottomBarItem = {
  key: string;
  label: string;
  icon: IconName;
  href: string;
  current: boolean;
  /** For a router, which navigates itself and prevents the default. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The main navigation, at the bottom of the page. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <Root aria-label={label}>
      {items.map((item) => (
        <Item
          key={item.key}
          href={item.href}
          {...(item.current ? { 'aria-current': 'page' as const } : {})}
          {...(item.onClick === undefined ? {} : { onClick: item.onClick })}
        >
          <Icon name={item.icon} size={24} />
          {item.label}
        </Item>
      ))}
    </Root>
  );
}
