import { type FormStep, formSteps } from '../../machines/domain/entry/application-steps';
import { type ProfileDraft, storableProfileDraft } from '../../machines/domain/entry/profile-fields';
import type { ClientStorage } from '../storage/client-storage';

type StoredDrafts = Readonly<Partial<Record<FormStep, ProfileDraft>>>;
type TabStore = Pick<ClientStorage, 'readInTab' | 'writeInTab'>;

/** Form drafts stored in this tab, without personal data; malformed entries are ignored. */
export function readDrafts({ readInTab }: Pick<TabStore, 'readInTab'>): StoredDrafts {
  const stored = readInTab('applicationDrafts');
  if (!isRecord(stored)) return {};
  const drafts = formSteps.map((step) => [step, parseDraft(stored[step])] as const);
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null));
}

/** Stores a step's draft; removes it once the step is saved. */
export function writeDraft(store: TabStore, step: string, draft: ProfileDraft | null): void {
  const { [step]: _, ...others }: Readonly<Record<string, ProfileDraft>> = { ...readDrafts(store) };
  const drafts = draft === null ? others : { ...others, [step]: storableProfileDraft(draft) };
  store.writeInTab('applicationDrafts', drafts);
}

/** Form steps that the merchant must fill in again. */
export function readReopened({ readInTab }: Pick<TabStore, 'readInTab'>): readonly FormStep[] {
  const stored = readInTab('applicationReopened');
  return Array.isArray(stored) ? formSteps.filter((step) => stored.includes(step)) : [];
}

function parseDraft(value: unknown): ProfileDraft | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return storableProfileDraft(Object.fromEntries(texts));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
