import { keepableUdyamDraft } from '../../machines/domain/udyam/udyam-draft';
import type { UdyamDraft } from '../../machines/domain/udyam/udyam-fields';
import { type UdyamPage, udyamPages } from '../../machines/domain/udyam/udyam-steps';
import type { Kept } from '../storage/kept';

type Drafts = Readonly<Partial<Record<UdyamPage, UdyamDraft>>>;
type TabStore = Pick<Kept, 'readInTab' | 'keepInTab'>;

const NAME = 'udyamDrafts';

/** Form input from before the page was closed, without personal data; malformed entries are ignored. */
export function readUdyamDrafts({ readInTab }: Pick<TabStore, 'readInTab'>): Drafts {
  const kept = readInTab(NAME);
  if (!isRecord(kept)) return {};
  const drafts = udyamPages.map((page) => [page, draftIn(kept[page])] as const);
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null));
}

/** Stores a page's draft; removes it once the page is saved. */
export function keepUdyamDraft(store: TabStore, page: string, draft: UdyamDraft | null): void {
  const { [page]: _, ...others }: Readonly<Record<string, UdyamDraft>> = { ...readUdyamDrafts(store) };
  const kept = draft === null ? {} : keepableUdyamDraft(draft);
  store.keepInTab(NAME, Object.keys(kept).length === 0 ? others : { ...others, [page]: kept });
}

function draftIn(value: unknown): UdyamDraft | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return keepableUdyamDraft(Object.fromEntries(texts));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
