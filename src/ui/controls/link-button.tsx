import type { ComponentProps } from 'react';
import { useRefusal } from '../base/link-guard';
import { linkTargetProps } from '../base/link-target-props';
import { styled } from '../theme/stitches.config';
import { type ButtonVariant, buttonStyle } from './button-style';

const Root = styled('a', buttonStyle);

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  href: string;
  variant?: ButtonVariant;
  /** Full width of its container; true by default. */
  wide?: boolean;
};

/** A link that looks like a button. One to a new window that the link guard refuses is replaced by a text. */
export function LinkButton({ variant = 'primary', wide = true, target, rel, ...rest }: LinkButtonProps) {
  const refusal = useRefusal(rest.href, target, rest.children);
  if (refusal !== null) return refusal;
  return (
    <Root {...rest} {...linkTargetProps(target, rel)} data-variant={variant} variant={variant} wide={wide} />
  );
}
