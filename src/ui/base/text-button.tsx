import type { ComponentProps } from 'react';
import { styled } from '../theme/stitches.config';
import { textLinkStyle } from './text-link-style';

const Root = styled('button', textLinkStyle);

type TextButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  alone?: boolean;
  quiet?: boolean;
};

/** An action that looks like a link: opens a sheet, sends a code again. */
export function TextButton({ alone = false, quiet = false, ...rest }: TextButtonProps) {
  return <Root {...rest} type="button" alone={alone} quiet={quiet} />;
}
