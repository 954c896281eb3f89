import { type FormStep, formSteps } from '../../machines/domain/entry/application-steps';
import { type ProfileDraft, storableProfileDraft } from '../../machines/domain/entry/profile-fields';
import type { ClientStorage } from '../storage/client-storage';

type StoredDrafts = Readonly<Partial<Record<FormStep, ProfileDraft>>>;
type DraftStore = Pick<ClientStorage, 'readUnfinished' | 'writeUnfinished'>;

/** Form drafts stored on this phone, without personal data; malformed entries are ignored. */
export function readDrafts({ readUnfinished }: Pick<DraftStore, 'readUnfinished'>): StoredDrafts {
  const stored = readUnfinished('applicationDrafts');
  if (!isRecord(stored)) return {};
  const drafts = formSteps.map((step) => [step, parseDraft(stored[step])] as const);
  return Object.fromEntries(drafts.filter(([, draft]) => draft !== null));
}

/** Stores a step's draft; removes it once the step is saved. */
export function writeDraft(store: DraftStore, step: string, draft: ProfileDraft | null): void {
  const { [step]: _, ...others }: Readonly<Record<string, ProfileDraft>> = { ...readDrafts(store) };
  const drafts = draft === null ? others : { ...others, [step]: storableProfileDraft(draft) };
  store.writeUnfinished('applicationDrafts', drafts);
}

/** Form steps that the merchant must fill in again. */
export function readReopened({ readUnfinished }: Pick<DraftStore, 'readUnfinished'>): readonly FormStep[] {
  const stored = readUnfinished('applicationReopened');
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
