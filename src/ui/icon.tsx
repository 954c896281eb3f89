import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const question = 'M8.8 8.6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M11 15.2v.1';

const shapes = {
  back: [22, <path key="a" d="M14 4 7 11l7 7" />],
  close: [22, <path key="a" d="M5 5l12 12M17 5 5 17" />],
  chevron: [22, <path key="a" d="m8 4 7 7-7 7" />],
  help: [
    22,
    <g key="a">
      <circle cx="11" cy="11" r="8.5" />
      <path d={question} />
    </g>,
  ],
  bell: [22, <path key="a" d="M5 16V10a6 6 0 0 1 12 0v6l1.5 1.5h-15zM9 20h4" />],
  home: [24, <path key="a" d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />],
  history: [24, <path key="a" d="M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6" />],
  qr: [
    24,
    <g key="a">
      <rect x="4" y="4" width="6" height="6" />
      <rect x="14" y="4" width="6" height="6" />
      <rect x="4" y="14" width="6" height="6" />
      <path d="M14 14h3v3M20 14v6h-6" />
    </g>,
  ],
  tick: [24, <path key="a" d="m5 12.5 4.5 4.5L19 7.5" />],
  clock: [
    24,
    <g key="a">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </g>,
  ],
  cross: [24, <path key="a" d="m6.5 6.5 11 11M17.5 6.5l-11 11" />],
  alert: [
    24,
    <g key="a">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.3v.1" />
    </g>,
  ],
  info: [
    24,
    <g key="a">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </g>,
  ],
  rupee: [24, <path key="a" d="M7 5h10M7 9.5h10M7 5h3.5a4.5 4.5 0 0 1 0 9H7l7 6" />],
  document: [24, <path key="a" d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />],
  bank: [24, <path key="a" d="M4 9.5 12 4l8 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4 20h16M5 17h14" />],
  download: [24, <path key="a" d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14" />],
  shield: [
    24,
    <path key="a" d="M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10" />,
  ],
  chat: [
    24,
    <path
      key="a"
      d="M12 3.8a8.2 8.2 0 0 0-7 12.4L3.8 20.2l4.1-1.1A8.2 8.2 0 1 0 12 3.8M8.5 10.5h7M8.5 13.8h4.5"
    />,
  ],
  refresh: [24, <path key="a" d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />],
  phone: [
    24,
    <path
      key="a"
      d="M5 4h4l1.8 4.6-2.3 1.6a12 12 0 0 0 5.3 5.3l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z"
    />,
  ],
  camera: [
    24,
    <g key="a">
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
      <circle cx="12" cy="13" r="3.3" />
    </g>,
  ],
} satisfies Record<string, [box: number, shape: ReactNode]>;

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
  /** Width and height in pixels; the drawing's own by default. */
  size?: number;
};

/** A line drawing in the colour of the text. It says nothing to a screen reader: put words beside it. */
export function Icon({ name, size }: IconProps) {
  const [box, shape] = shapes[name];
  const side = size ?? box;
  // A small drawing keeps the line of a large one.
  const line = side < box ? (1.9 * box) / side : 1.9;
  return (
    <Svg
      width={side}
      height={side}
      viewBox={`0 0 ${box} ${box}`}
      strokeWidth={line}
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </Svg>
  );
}
