import { type ReactNode, useId } from 'react';
import { Stack } from '../base/stack';
import { IconButton } from '../controls/icon-button';
import { headingStyle } from '../theme/heading-style';
import { keyframes, styled } from '../theme/stitches.config';
import { modalStyle } from './modal-style';
import { useModal } from './use-modal';

const rise = keyframes({
  from: { transform: 'translateY(40px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

const Root = styled('dialog', modalStyle, {
  top: 'auto',
  bottom: 0,
  margin: '0 auto',
  width: '100%',
  maxWidth: '$column',
  maxHeight: '85vh',
  padding: '12px 16px calc(20px + env(safe-area-inset-bottom))',
  borderRadius: '$radii$sheet $radii$sheet 0 0',
  animation: `${rise} 180ms ease-out`,
});

const Top = styled('div', { display: 'flex', alignItems: 'center', gap: '8px', marginRight: '-8px' });

const Title = styled('h2', headingStyle, { flex: 1, minWidth: 0, fontSize: '$title' });

type SheetProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom of the sheet. */
  action?: ReactNode;
};

/** A modal sheet at the bottom of the page, with details about the page's content. */
export function Sheet({ open, title, closeLabel, onClose, children, action }: SheetProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  return (
    <Root ref={ref} aria-labelledby={id}>
      {open && (
        <Stack>
          <Top>
            <Title id={id} tabIndex={-1}>
              {title}
            </Title>
            <IconButton icon="close" label={closeLabel} onClick={() => onClose()} />
          </Top>
          {children}
          {action !== undefined && <Stack gap="xs">{action}</Stack>}
        </Stack>
      )}
    </Root>
  );
}
