import type { EntryUrl } from './entry-urls';

/** A page of one heading, without scripts and styles, served beside each build: the lower bound for the times of every page. */
export const plainDocument = {
  name: 'plain-document',
  persona: null,
  path: '/plain-document',
  content: { selector: 'h1', text: /Money for your shop/ },
} as const satisfies Omit<EntryUrl, 'journey'>;

export const PLAIN_HTML =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Shop loan</title><h1>Money for your shop</h1>';
