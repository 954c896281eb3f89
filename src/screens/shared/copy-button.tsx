import { useState } from 'react';

import { clipboardCopy } from '../../copy/clipboard';
import { Button } from '../../ui/controls/button';
import { Toast } from '../../ui/feedback/toast';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The text for the toast, where the copied text itself would mislead; the copied text by default. */
  readonly copied?: string;
}

/** The copy helper (spec 2.4): shows what was copied, or that there was nothing to copy. */
export function CopyButton({ text, label, copied = text }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => void copy(text, copied).then(setResult)}>
        {label}
      </Button>
      <Toast message={result} onDone={() => setResult(null)} />
    </>
  );
}

/** Copies the text; returns the message to show. */
async function copy(text: string, copied: string): Promise<string> {
  if (text === '') return clipboardCopy.nothing;
  try {
    await navigator.clipboard.writeText(text);
    return clipboardCopy.copied(copied);
  } catch {
    return clipboardCopy.refused;
  }
}
