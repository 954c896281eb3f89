import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { NotFoundPage } from '../screens/plain/not-found-page';
import { PlainScreen } from './plain-screen';

/** Pages of which a section that nobody knows is the index (docs/decisions/014). */
const indexes = ['/indialends'] as const;

/** An unknown path: the index that it stands under, with its query; else the page that says so. */
export function NotFound(): ReactNode {
  const { history } = useRouter();
  const { pathname, search } = history.location;
  const index = indexes.find((path) => pathname.startsWith(`${path}/`));
  useEffect(() => {
    if (index !== undefined) history.replace(`${index}${search}`);
  }, [history, index, search]);
  if (index !== undefined) return null;
  return (
    <PlainScreen name="not-found">
      <NotFoundPage onHome={() => history.push('/')} />
    </PlainScreen>
  );
}
