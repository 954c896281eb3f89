import type { MouseEvent } from 'react';

/** A link of the app's own: it works before a script has run; then its tap is taken by `go`. */
export function ownLink(href: `/${string}`, go: () => void) {
  return {
    href,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      go();
    },
  };
}
