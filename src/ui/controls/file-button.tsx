import { type ChangeEvent, useRef } from 'react';
import { styled } from '../theme/stitches.config';
import { Button } from './button';
import type { ButtonVariant } from './button-look';

const Input = styled('input', { display: 'none' });

interface FileButtonProps {
  readonly children: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** Media types, such as `image/jpeg,image/png`. */
  readonly accept: string;
  /** Opens the camera where the phone can: `user` faces the merchant, `environment` the shop. */
  readonly capture?: 'user' | 'environment';
  /** Called with a `blob:` address of the file that was picked; who takes it forgets it. */
  readonly onPick: (url: string) => void;
}

/** A button that lets the merchant take a picture, or pick a file. The same file can be picked again. */
export function FileButton({ children, variant, disabled, accept, capture, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onPick(URL.createObjectURL(file));
    // Else picking the same file after a failure would change nothing, and nothing would happen.
    currentTarget.value = '';
  }
  return (
    <>
      <Button
        {...(variant === undefined ? {} : { variant })}
        {...(disabled === undefined ? {} : { disabled })}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <Input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={children}
        onChange={pick}
      />
    </>
  );
}
