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
  variants: { invisible: { true: { opacity: 0 } } },
});

const CentredOverlay = styled('span', {
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
  /** A call is in flight: shows the four dots and ignores taps, but keeps the focus and the accessible name. */
  busy?: boolean;
  /** Full width of its container; true by default. */
  wide?: boolean;
};

/**
 * A button. `type` is `button` by default, so that no button submits a form by accident. The second click of a double tap is
 * ignored.
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
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  const busyAttributes = busy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <Root
      {...rest}
      {...busyAttributes}
      data-variant={variant}
      type={type}
      variant={variant}
      wide={wide}
      onClick={handleClick}
    >
      <Label invisible={busy}>{children}</Label>
      {busy && (
        <CentredOverlay>
          <Dots />
        </CentredOverlay>
      )}
    </Root>
  );
}
