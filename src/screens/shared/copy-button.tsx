import { useState } from 'react';

import { clipboardCopy } from '../../copy/clipboard';
import { Button } from '../../ui/controls/button';
import { Toast } from '../../ui/feedback/toast';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said to be copied, where the text itself would mislead; the text unless given. */
  readonly copied?: string;
}

/** The copy helper (spec 2.4): says what was copied, or that there was nothing to copy. */
export function CopyButton({ text, label, copied = text }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => void copy(text, copied).then(setSaid)}>
        {label}
      </Button>
      <Toast message={said} onDone={() => setSaid(null)} />
    </>
  );
}

/** Copies the text; what to say about it. */
async function copy(text: string, copied: string): Promise<string> {
  if (text === '') return clipboardCopy.nothing;
  try {
    await navigator.clipboard.writeText(text);
    return clipboardCopy.copied(copied);
  } catch {
    return clipboardCopy.refused;
  }
}
