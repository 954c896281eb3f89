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
  animation: `${appear} 160ms ease-out`,
});

type ToastProps = {
  /** Null for no message. Keep the component mounted: the live region must exist before a message is put into it. */
  message: string | null;
  tone?: 'plain' | 'success' | 'late';
  durationMs?: number;
  /** Called after `durationMs`, or when the host shows the message: the owner then sets `message` to null. */
  onDone: () => void;
};

/**
 * Asks the host to show the message. Done by a DOM event to which src/bridge/native.ts listens, so that no bridge code is
 * loaded without a host.
 * @returns true if the host shows the message
 */
function notifyHost(message: string): boolean {
  return !window.dispatchEvent(new CustomEvent('host-toast', { detail: message, cancelable: true }));
}

/** A short message without an action, hidden after `durationMs`. If a host is present, its own toast is shown instead. */
export function Toast({ message, tone = 'plain', durationMs = 3000, onDone }: ToastProps) {
  const [visibleMessage, setVisibleMessage] = useState<string | null>(null);
  const latestOnDone = useRef(onDone);
  useLayoutEffect(() => {
    latestOnDone.current = onDone;
  });
  // In a layout effect, before the paint: a message that the host shows must not flash in the page.
  useLayoutEffect(() => {
    setVisibleMessage(message);
    if (message === null || !notifyHost(message)) return;
    setVisibleMessage(null);
    latestOnDone.current();
  }, [message]);
  useEffect(() => {
    if (visibleMessage === null) return;
    const timer = setTimeout(() => latestOnDone.current(), durationMs);
    return () => clearTimeout(timer);
  }, [visibleMessage, durationMs]);
  return (
    <Region role="status" aria-live="polite">
      {visibleMessage !== null && (
        <Box key={visibleMessage}>
          {tone !== 'plain' && <Icon name={tone === 'success' ? 'tick' : 'alert'} size={20} />}
          <span>{visibleMessage}</span>
        </Box>
      )}
    </Region>
  );
}
