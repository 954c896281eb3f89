import type { ComponentProps, MouseEvent } from 'react';
import { Dots } from '../base/dots';
import { styled } from '../theme/stitches.config';
import { type ButtonVariant, buttonStyle } from './button-style';

const Root = styled('button', buttonStyle);

const Label = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: 0,
  variants: { unseen: { true: { opacity: 0 } } },
});

const Middle = styled('span', {
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  /** Waiting for an answer: shows the four dots and ignores taps, but keeps the focus and its name. */
  busy?: boolean;
  /** Full width of its container; true by default. */
  wide?: boolean;
};

/**
 * One action. `type` is `button` by default, so that no button submits a form by accident. A double tap counts once: its second
 * half never reaches the button of the next screen.
 */
export function Button({
  variant = 'primary',
  busy = false,
  wide = true,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function tap(event: MouseEvent<HTMLButtonElement>) {
    if (busy || event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  const waiting = busy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <Root {...rest} {...waiting} type={type} variant={variant} wide={wide} onClick={tap}>
      <Label unseen={busy}>{children}</Label>
      {busy && (
        <Middle>
          <Dots />
        </Middle>
      )}
    </Root>
  );
}
