import type { MouseEvent } from 'react';

/** Props of a link inside the app. Without scripts the browser follows `href`; with them, a tap calls `navigate`. */
export function appLink(href: `/${string}`, navigate: () => void) {
  return {
    href,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      navigate();
    },
  };
}
