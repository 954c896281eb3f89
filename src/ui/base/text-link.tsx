import type { ComponentProps } from 'react';
import { styled } from '../theme/stitches.config';
import { useRefusal } from './link-guard';
import { linkTargetProps } from './link-target-props';
import { textLinkStyle } from './text-link-style';

const Root = styled('a', textLinkStyle);

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  href: string;
  /** Not inside a sentence: gives it a 48 px target. */
  alone?: boolean;
  /** Inherits the colour of the surrounding text. */
  quiet?: boolean;
};

/** A text link. */
export function TextLink({ alone = false, quiet = false, target, rel, ...rest }: TextLinkProps) {
  const refusal = useRefusal(rest.href, target, rest.children);
  if (refusal !== null) return refusal;
  return <Root {...rest} {...linkTargetProps(target, rel)} alone={alone} quiet={quiet} />;
}
