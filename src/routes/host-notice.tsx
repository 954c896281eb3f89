import { useState } from 'react';

import { sessionCopy } from '#messages/session';
import { Toast } from '../ui/feedback/toast';

/** Notice that the expected host did not answer: the page continues as in a browser. */
export function HostNotice() {
  const [message, setMessage] = useState<string | null>(sessionCopy.hostMissing);
  return <Toast message={message} onDone={() => setMessage(null)} />;
}
