import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/icon';
import { keyframes, styled } from '../theme/stitches.config';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

const Region = styled('div', {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 'calc(104px + env(safe-area-inset-bottom))',
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
});

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  maxWidth: '448px',
  padding: '12px 16px',
  borderRadius: '$button',
  backgroundColor: '$ink',
  color: '$paper',
  fontSize: '$text',
  boxShadow: '0 6px 20px rgba(0, 0, 0, 0.25)',
  overflowWrap: 'anywhere',
  animation: `${appear} 160ms ease-out`,
});

type ToastProps = {
  /** Null when there is no message. Keep the component mounted: the live region must exist before its message. */
  message: string | null;
  tone?: 'plain' | 'success' | 'late';
  durationMs?: number;
  /** The time is over: set `message` to null. */
  onDone: () => void;
};

/**
 * Offers the message to a host app (src/bridge/native.ts listens). An event, so that pages without a host load nothing for
 * it.
 */
function notifyHost(message: string): boolean {
  return !window.dispatchEvent(new CustomEvent('host-toast', { detail: message, cancelable: true }));
}

/** A short message that needs no answer, announced politely, hidden after a while. A host app shows its own toast instead. */
export function Toast({ message, tone = 'plain', durationMs = 3000, onDone }: ToastProps) {
  const [shown, setShown] = useState<string | null>(null);
  const done = useRef(onDone);
  useLayoutEffect(() => {
    done.current = onDone;
  });
  // Before paint: a message that the host shows must not flash here.
  useLayoutEffect(() => {
    setShown(message);
    if (message === null || !notifyHost(message)) return;
    setShown(null);
    done.current();
  }, [message]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => done.current(), durationMs);
    return () => clearTimeout(timer);
  }, [shown, durationMs]);
  return (
    <Region role="status" aria-live="polite">
      {shown !== null && (
        <Box key={shown}>
          {tone !== 'plain' && <Icon name={tone === 'success' ? 'tick' : 'alert'} size={20} />}
          <span>{shown}</span>
        </Box>
      )}
    </Region>
  );
}
