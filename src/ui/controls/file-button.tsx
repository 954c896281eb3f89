import { type ChangeEvent, useRef } from 'react';
import { styled } from '../theme/stitches.config';
import { Button } from './button';
import type { ButtonVariant } from './button-style';

const Input = styled('input', { display: 'none' });

interface FileButtonProps {
  readonly children: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** Media types, such as `image/jpeg,image/png`. */
  readonly accept: string;
  /** Opens the camera, if the phone supports it: `user` is the front camera, `environment` the back camera. */
  readonly capture?: 'user' | 'environment';
  /** Called with a `blob:` URL of the picked file; the receiver has to revoke it. */
  readonly onPick: (url: string) => void;
}

/** A button to take a picture or pick a file. */
export function FileButton({ children, variant, disabled, accept, capture, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onPick(URL.createObjectURL(file));
    // Reset: without it, picking the same file again (after a failure) fires no change event.
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
