import type { ComponentProps, MouseEvent } from 'react';
import { Dots } from '../base/dots';
import { styled } from '../theme/stitches.config';
import { type ButtonVariant, buttonLook } from './button-look';

const Root = styled('button', buttonLook);

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
  /** As wide as its place, unless told otherwise. */
  wide?: boolean;
};

/**
 * One action. `type` is `button` unless told, so that none submits a form by accident. A double tap is one tap: its
 * second half never reaches the button of the screen that the first half opened in its place.
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
