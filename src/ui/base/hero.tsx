import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { fittedSize } from '../theme/text-size';
import { toneStyles } from '../theme/tone-styles';
import { Icon, type IconName } from './icon';

const Root = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  height: '100%',
  padding: '28px 20px 22px',
  borderRadius: '$sheet',
  // Decoration: a coin of two rings, half outside the box.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    borderRadius: '50%',
    border: '1.5px solid currentColor',
    opacity: 0.22,
    pointerEvents: 'none',
  },
  '&::before': { width: '210px', height: '210px', top: '-96px', right: '-80px' },
  '&::after': { width: '140px', height: '140px', top: '-61px', right: '-45px' },
  variants: {
    tone: toneStyles,
  },
});

const Heading = styled('h2', {
  position: 'relative',
  color: '$ink',
  fontSize: fittedSize('2rem', '9vw'),
  lineHeight: '$hero',
  fontWeight: '$bold',
  letterSpacing: '$hero',
  textWrap: 'balance',
});

const Content = styled('p', { position: 'relative', fontSize: '$body', color: '$ink' });

const Footer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  marginTop: 'auto',
  paddingTop: '6px',
  color: '$primary',
  '& > div': { width: '100%' },
});

const AssuranceRoot = styled('p', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '$small',
  fontWeight: '$strong',
});

type HeroProps = {
  /** Above the heading. */
  icon?: IconName;
  tone?: 'success' | 'due' | 'late' | 'info';
  heading: string;
  /** A sentence, or several, each in a line of its own. */
  lead: string | readonly string[];
  /** At the bottom: assurances, or the lender. */
  children: ReactNode;
};

/** Top of the landing page: the one thing that it says, in large letters. As high as its container. */
export function Hero({ icon, tone = 'success', heading, lead, children }: HeroProps) {
  return (
    <Root tone={tone}>
      {icon !== undefined && <Icon name={icon} size={32} />}
      <Heading>{heading}</Heading>
      {[lead].flat().map((line) => (
        <Content key={line}>{line}</Content>
      ))}
      <Footer>{children}</Footer>
    </Root>
  );
}

/** A short assurance with an icon, at the bottom of a hero. */
export function Assurance({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <AssuranceRoot>
      <Icon name={icon} size={18} />
      {children}
    </AssuranceRoot>
  );
}
