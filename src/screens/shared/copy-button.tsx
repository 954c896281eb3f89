import { useState } from 'react';

import { clipboardCopy } from '#messages/clipboard';
import { Button } from '../../ui/controls/button';
import { Toast } from '../../ui/feedback/toast';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What the toast says was copied, where the copied text itself would mislead; `text` by default. */
  readonly copied?: string;
}

/** A button that copies a text (spec 2.4). A toast shows what was copied, or why nothing was. */
export function CopyButton({ text, label, copied = text }: CopyButtonProps) {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => void copyToClipboard(text, copied).then(setMessage)}>
        {label}
      </Button>
      <Toast message={message} onDone={() => setMessage(null)} />
    </>
  );
}

/** Returns the message to show. */
async function copyToClipboard(text: string, copied: string): Promise<string> {
  if (text === '') return clipboardCopy.nothing;
  try {
    await navigator.clipboard.writeText(text);
    return clipboardCopy.copied(copied);
  } catch {
    return clipboardCopy.refused;
  }
}
