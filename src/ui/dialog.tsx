import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './button';
import { headingLook } from './heading-look';
import { appear, modalLook } from './modal-look';
import { Stack } from './stack';
import { type Status, StatusMark } from './status-mark';
import { styled } from './stitches.config';
import { Lead } from './text';
import { useModal } from './use-modal';

type DialogType = 'info' | 'warning' | 'error' | 'success';

const marks: Record<DialogType, Status> = {
  info: 'info',
  warning: 'waiting',
  error: 'failure',
  success: 'success',
};

const Root = styled('dialog', modalLook, {
  top: 0,
  bottom: 0,
  margin: 'auto',
  maxHeight: 'calc(100vh - 48px)',
  borderRadius: '$sheet',
  animation: `${appear} 160ms ease-out`,
});

const Title = styled('h2', headingLook, { fontSize: '$title' });

type DialogProps = {
  open: boolean;
  type?: DialogType;
  title: string;
  subtitle?: ReactNode;
  cta: string;
  onCta: () => void;
  /** The answer is on its way: the button waits. */
  busy?: boolean;
  /** The second button; it closes unless `onSecondary` is given. */
  secondary?: string;
  onSecondary?: () => void;
  /** Asked for by Escape, the backdrop or the second button. Set `open` to false to grant it. */
  onClose: () => void;
  children?: ReactNode;
};

/** A question or an answer that stands before everything else. */
export function Dialog({
  open,
  type = 'info',
  title,
  subtitle,
  cta,
  onCta,
  busy = false,
  secondary,
  onSecondary,
  onClose,
  children,
}: DialogProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  return (
    <Root
      ref={ref}
      aria-labelledby={`${id}-title`}
      {...(subtitle === undefined ? {} : { 'aria-describedby': `${id}-subtitle` })}
      {...(type === 'error' || type === 'warning' ? { role: 'alertdialog' } : {})}
    >
      {open && (
        <Stack>
          <Stack align="center" gap="sm">
            <StatusMark status={marks[type]} size="md" />
            <Title id={`${id}-title`} tabIndex={-1}>
              {title}
            </Title>
            {subtitle !== undefined && (
              <Lead as="div" id={`${id}-subtitle`}>
                {subtitle}
              </Lead>
            )}
          </Stack>
          {children}
          <Stack gap="xs">
            <Button busy={busy} onClick={() => onCta()}>
              {cta}
            </Button>
            {secondary !== undefined && (
              <Button variant="ghost" onClick={() => (onSecondary ?? onClose)()}>
                {secondary}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
    </Root>
  );
}
