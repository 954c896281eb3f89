import type { ComponentProps } from 'react';
import { styled } from '../theme/stitches.config';
import { textLinkStyle } from './text-link-style';

const Root = styled('button', textLinkStyle);

type TextButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  /** Not inside a sentence: gives it a 48 px target. */
  alone?: boolean;
  /** Inherits the colour of the surrounding text. */
  quiet?: boolean;
};

/** A button that looks like a text link, for minor actions: to open a sheet, to send a code again. */
export function TextButton({ alone = false, quiet = false, ...rest }: TextButtonProps) {
  return <Root {...rest} type="button" alone={alone} quiet={quiet} />;
}
