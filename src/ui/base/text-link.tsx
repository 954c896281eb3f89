import type { ComponentProps } from 'react';
import { styled } from '../theme/stitches.config';
import { useRefusal } from './link-guard';
import { relFor } from './rel-for';
import { textLinkLook } from './text-link-look';

const Root = styled('a', textLinkLook);

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  href: string;
  /** Not inside a sentence: gives it a 48 px target. */
  alone?: boolean;
  /** In the colour of the text around it. */
  quiet?: boolean;
};

/** A link among words. */
export function TextLink({ alone = false, quiet = false, target, rel, ...rest }: TextLinkProps) {
  const refusal = useRefusal(rest.href, target, rest.children);
  if (refusal !== null) return refusal;
  return <Root {...rest} {...relFor(target, rel)} alone={alone} quiet={quiet} />;
}
