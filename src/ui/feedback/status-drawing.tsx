import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/**
 * What a page reports: it is done; somebody decides; it did not work; nobody knows yet; something to think about first; something to
 * know.
 */
export type Status = 'success' | 'waiting' | 'failure' | 'unsure' | 'warning' | 'info';

/** Panel across the page, in the colour of the status. */
const Panel = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  borderRadius: '$sheet',
  '& > svg': { display: 'block', width: '176px', height: '104px', maxWidth: '100%' },
  // Strokes and areas; `data-cut` is drawn on an area, in the colour of the panel.
  '& [data-line]': { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-area]': { fill: 'currentColor' },
  '& [data-cut]': { fill: 'none', stroke: '$$panel', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-paper]': { fill: '$$panel', stroke: 'currentColor', strokeWidth: 4 },
  '@forced': { $$panel: 'Canvas', border: '1px solid CanvasText' },
  variants: {
    status: {
      success: { $$panel: '$colors$tint', backgroundColor: '$tint', color: '$primary' },
      waiting: { $$panel: '$colors$dueTint', backgroundColor: '$dueTint', color: '$due' },
      failure: { $$panel: '$colors$lateTint', backgroundColor: '$lateTint', color: '$late' },
      unsure: { $$panel: '$colors$infoTint', backgroundColor: '$infoTint', color: '$info' },
      warning: { $$panel: '$colors$dueTint', backgroundColor: '$dueTint', color: '$due' },
      info: { $$panel: '$colors$infoTint', backgroundColor: '$infoTint', color: '$info' },
    },
  },
});

/** A drawing of its own for each status, so that they differ by more than a colour. */
const drawings: Readonly<Record<Status, ReactNode>> = {
  // A seal with rays.
  success: (
    <>
      <path data-line strokeWidth={4} opacity={0.4} d="M100 8v8M142 24l-6 6M58 24l6 6M160 60h-8M40 60h8" />
      <path
        data-area
        opacity={0.4}
        d="M26 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0M167 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 84a3 3 0 1 0 6 0a3 3 0 1 0-6 0M175 86a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
      <circle data-area cx={100} cy={60} r={36} />
      <path data-cut strokeWidth={6} d="M84 61l11 11 21-23" />
    </>
  ),
  // Between a step that is done and one that is to come.
  waiting: (
    <>
      <path data-line strokeWidth={4} d="M54 60h24" />
      <path data-line strokeWidth={4} strokeDasharray="1 9" d="M128 60h18" />
      <circle data-area cx={36} cy={60} r={18} />
      <path data-cut strokeWidth={4} d="M28 60l6 6 10-11" />
      <circle data-line strokeWidth={3} strokeDasharray="6 6" cx={164} cy={60} r={17} />
      <circle data-line strokeWidth={4} cx={100} cy={60} r={22} />
      <path data-line strokeWidth={4} d="M100 47v13l8 6" />
    </>
  ),
  // A ring that is broken around a cross.
  failure: (
    <>
      <path data-line strokeWidth={4} opacity={0.4} d="M56 60h-14M158 60h-14M68 28l-10-10M132 92l10 10" />
      <path data-line strokeWidth={5} strokeDasharray="70 12" d="M56 60a44 44 0 1 0 88 0a44 44 0 1 0-88 0" />
      <circle data-area cx={100} cy={60} r={30} />
      <path data-cut strokeWidth={6} d="M90 50l20 20M110 50L90 70" />
    </>
  ),
  // Neither before nor after it is certain.
  unsure: (
    <>
      <path data-line strokeWidth={4} strokeDasharray="1 9" d="M53 60h14M134 60h14" />
      <circle data-line strokeWidth={3} strokeDasharray="6 6" cx={34} cy={60} r={17} />
      <circle data-line strokeWidth={3} strokeDasharray="6 6" cx={166} cy={60} r={17} />
      <circle data-area cx={100} cy={60} r={32} />
      <path data-cut strokeWidth={5.5} d="M90 52a10.5 10.5 0 1 1 15 9.5c-3.6 1.8-5 3.7-5 7.5M100 78v.2" />
    </>
  ),
  // A sign before the step.
  warning: (
    <>
      <path data-line strokeWidth={4} opacity={0.4} d="M22 104h156" />
      <path data-area d="M93 20a8 8 0 0 1 14 0l34 62a8 8 0 0 1-7 12H66a8 8 0 0 1-7-12z" />
      <path data-cut strokeWidth={7} d="M100 42v24M100 80v.2" />
    </>
  ),
  // Papers to read.
  info: (
    <>
      <g transform="rotate(-6 100 60)">
        <rect data-paper x={62} y={20} width={76} height={84} rx={10} />
      </g>
      <rect data-paper x={66} y={18} width={76} height={84} rx={10} />
      <path data-line strokeWidth={4} opacity={0.5} d="M82 62h44M82 76h44M82 90h26" />
      <circle data-area cx={88} cy={40} r={9} />
      <path data-cut strokeWidth={3} d="M88 39v5M88 35.5v.2" />
    </>
  ),
};

type StatusDrawingProps = {
  status: Status;
  /** A drawing of the page's own, such as where the money is. */
  children?: ReactNode;
};

/** Drawing at the top of a page that reports something. Hidden from screen readers: the heading below says the same. */
export function StatusDrawing({ status, children }: StatusDrawingProps) {
  return (
    <Panel status={status} data-status={status} aria-hidden="true">
      {children ?? (
        <svg viewBox="0 0 200 120" aria-hidden="true">
          {drawings[status]}
        </svg>
      )}
    </Panel>
  );
}
