import { styled } from '../theme/stitches.config';
import { Icon } from './icon';

const Root = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  padding: '28px 20px 22px',
  borderRadius: '$sheet',
  backgroundColor: '$tint',
  // Decoration: a coin of two rings, half outside the box.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    borderRadius: '50%',
    border: '1.5px solid $colors$primary',
    opacity: 0.22,
    pointerEvents: 'none',
  },
  '&::before': { width: '210px', height: '210px', top: '-96px', right: '-80px' },
  '&::after': { width: '140px', height: '140px', top: '-61px', right: '-45px' },
});

const Heading = styled('h2', {
  position: 'relative',
  fontSize: '2rem',
  lineHeight: 1.15,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

const Content = styled('p', { marginTop: '12px', fontSize: '$body', color: '$ink' });

const Assurances = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  marginTop: '18px',
  fontSize: '$small',
  fontWeight: 600,
  color: '$primary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

type HeroProps = { heading: string; lead: string; promise: string; note: string };

/** Top of the landing page: heading, explanation (`lead`), and two short assurances with icons (`promise`, `note`). */
export function Hero({ heading, lead, promise, note }: HeroProps) {
  return (
    <Root>
      <Heading>{heading}</Heading>
      <Content>{lead}</Content>
      <Assurances>
        <span>
          <Icon name="shield" size={18} />
          {promise}
        </span>
        <span>
          <Icon name="tick" size={18} />
          {note}
        </span>
      </Assurances>
    </Root>
  );
}
