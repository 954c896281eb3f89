import { useState } from 'react';

import { sessionCopy } from '../copy/session';
import { Toast } from '../ui/toast';

/** A quiet word when the host app was expected and did not answer: the page goes on as a plain one. */
export function HostNotice() {
  const [message, setMessage] = useState<string | null>(sessionCopy.hostMissing);
  return <Toast message={message} onDone={() => setMessage(null)} />;
}
