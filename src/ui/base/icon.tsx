import { styled } from '../theme/stitches.config';

/** Icons: side of the square view box, and the SVG path. */
const shapes = {
  back: [22, 'M14 4 7 11l7 7'],
  close: [22, 'M5 5l12 12M17 5 5 17'],
  chevron: [22, 'm8 4 7 7-7 7'],
  home: [24, 'm4 11 8-7 8 7v9h-5v-6H9v6H4z'],
  history: [24, 'M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6'],
  tick: [24, 'm5 12.5 4.5 4.5L19 7.5'],
  clock: [24, 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 2'],
  cross: [24, 'm6.5 6.5 11 11M17.5 6.5l-11 11'],
  alert: [24, 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.3v.1'],
  info: [24, 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1'],
  rupee: [24, 'M7 5h10M7 9.5h10M7 5h3.5a4.5 4.5 0 0 1 0 9H7l7 6'],
  document: [24, 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6'],
  bank: [24, 'M4 9.5 12 4l8 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4 20h16M5 17h14'],
  download: [24, 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14'],
  shield: [24, 'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10'],
  refresh: [24, 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5'],
  help: [
    24,
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.4 9.5a2.6 2.6 0 1 1 3.7 2.5c-.8.4-1.1.9-1.1 1.8M12 16.8v.1',
  ],
  sound: [24, 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'],
  stop: [24, 'M5.5 5.5h13v13h-13z'],
  qr: [24, 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM19 14h1M14 19v1M17.5 17.5H20V20h-2.5z'],
} satisfies Record<string, [box: number, path: string]>;

export type IconName = keyof typeof shapes;

const Svg = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

type IconProps = {
  name: IconName;
  /** Width and height in pixels; by default the side of the view box. */
  size?: number;
};

/** A line icon in the colour of the text. Hidden from screen readers: put a text beside it. */
export function Icon({ name, size }: IconProps) {
  const [box, path] = shapes[name];
  const sizePx = size ?? box;
  // A scaled-down icon keeps a stroke width of 1.9 px.
  const strokeWidth = sizePx < box ? (1.9 * box) / sizePx : 1.9;
  return (
    <Svg
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${box} ${box}`}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </Svg>
  );
}
