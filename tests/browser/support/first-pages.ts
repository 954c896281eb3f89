import { type Page, pages } from '../../../build/pages';

/** The first page of each journey, and each page without scripts of its own: what Chromium opens by day. */
export const firstPages: readonly Page[] = pages.filter(
  ({ modules }, index) =>
    pages.findIndex((other) => other.modules.join() === modules.join()) === index || modules.length === 0,
);

/** The others, which load the same scripts: by night. */
export const otherPages: readonly Page[] = pages.filter((page) => !firstPages.includes(page));
