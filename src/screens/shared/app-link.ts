import type { MouseEvent } from 'react';

/** A link inside the app: it works before scripts run; afterwards its tap is handled by `go`. */
export function appLink(href: `/${string}`, go: () => void) {
  return {
    href,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      go();
    },
  };
}
