import { storableUdyamDraft } from '../../machines/domain/udyam/udyam-draft';
import type { UdyamDraft } from '../../machines/domain/udyam/udyam-fields';
import { type UdyamPage, udyamPages } from '../../machines/domain/udyam/udyam-steps';
import type { ClientStorage } from '../storage/client-storage';

type StoredDrafts = Readonly<Partial<Record<UdyamPage, UdyamDraft>>>;
type DraftStore = Pick<ClientStorage, 'readUnfinished' | 'writeUnfinished'>;

const KEY = 'udyamDrafts';

/** Form drafts stored on this phone, without personal data; malformed entries are ignored. */
export function readUdyamDrafts({ readUnfinished }: Pick<DraftStore, 'readUnfinished'>): StoredDrafts {
  const stored = readUnfinished(KEY);
  if (!isRecord(stored)) return {};
  const drafts = udyamPages.map((page) => [page, parseDraft(stored[page])] as const);
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null));
}

/** Stores a page's draft; removes it once the page is saved. */
export function writeUdyamDraft(store: DraftStore, page: string, draft: UdyamDraft | null): void {
  const { [page]: _, ...others }: Readonly<Record<string, UdyamDraft>> = { ...readUdyamDrafts(store) };
  const fields = draft === null ? {} : storableUdyamDraft(draft);
  store.writeUnfinished(KEY, Object.keys(fields).length === 0 ? others : { ...others, [page]: fields });
}

function parseDraft(value: unknown): UdyamDraft | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return storableUdyamDraft(Object.fromEntries(texts));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
