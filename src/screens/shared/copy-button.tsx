import { useState } from 'react';

import { clipboardCopy } from '../../copy/clipboard';
import { Button } from '../../ui/button';
import { Toast } from '../../ui/toast';

/** The copy helper (spec 2.4): says what was copied, or that there was nothing to copy. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => void copy(text).then(setSaid)}>
        {label}
      </Button>
      <Toast message={said} onDone={() => setSaid(null)} />
    </>
  );
}

/** Copies the text; what to say about it. */
async function copy(text: string): Promise<string> {
  if (text === '') return clipboardCopy.nothing;
  try {
    await navigator.clipboard.writeText(text);
    return clipboardCopy.copied(text);
  } catch {
    return clipboardCopy.refused;
  }
}
