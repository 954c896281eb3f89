import { styled } from '../theme/stitches.config';

const Svg = styled('svg', {
  flex: 'none',
  width: '1.75em',
  height: '1.75em',
  '& > rect': { fill: '$primary' },
  '& > path': { fill: '$onPrimary' },
});

/** The product's mark: a shop under its awning. `src/ui/theme/mark.svg`, the icon of the tab, has the same shapes. Decorative. */
export function ProductMark() {
  return (
    <Svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 6h16l4 8a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0z" />
      <path d="M7 18.6a5 5 0 0 0 3-1.2a5 5 0 0 0 6 0a5 5 0 0 0 6 0a5 5 0 0 0 3 1.2V24a2 2 0 0 1-2 2h-3v-4a2 2 0 0 0-4 0v4H9a2 2 0 0 1-2-2z" />
    </Svg>
  );
}
