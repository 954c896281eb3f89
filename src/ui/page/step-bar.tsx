import { styled } from '../theme/stitches.config';
import { VisuallyHidden } from '../theme/visually-hidden';

const Segments = styled('div', { display: 'flex', gap: '5px' });

const Segment = styled('span', {
  flex: 1,
  height: '5px',
  borderRadius: '5px',
  backgroundColor: '$line',
  '@forced': {
    backgroundColor: 'Canvas',
    height: '7px',
    border: '1px solid CanvasText',
    forcedColorAdjust: 'none',
  },
  variants: {
    done: { true: { backgroundColor: '$primary', '@forced': { backgroundColor: 'Highlight' } } },
  },
});

/** `done`: number of filled segments; `label`: the progress as a text, such as "Step 3 of 5". */
export type Steps = { done: number; total: number; label: string };

/** Progress bar with a segment for each step. Screen readers get the label instead. */
export function StepBar({ done, total, label }: Steps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Segments aria-hidden="true">
        {steps.map((step) => (
          <Segment key={step} done={step <= done} />
        ))}
      </Segments>
    </div>
  );
}
