// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { expect, it } from 'vitest';

import { useIsFirstFrame } from '../../src/ui/page/use-is-first-frame';

// The answer of a call is rendered like this (`JourneyView`): React skips the initial value of `useDeferredValue` there.
it('content that is rendered deferred has a first frame, too', () => {
  const frames: boolean[] = [];
  function Content() {
    frames.push(useIsFirstFrame());
    return null;
  }
  function Journey({ isAnswered }: { isAnswered: boolean }) {
    return useDeferredValue(isAnswered) ? <Content /> : null;
  }
  const { rerender } = render(<Journey isAnswered={false} />);
  rerender(<Journey isAnswered />);
  expect(frames).toEqual([true, false]);
});
