import { type KeyboardEvent, useState } from 'react';
import { sharedCopy } from '#messages/shared';
import { udyamCopy } from '#messages/udyam';
import { udyamHints, udyamLabels } from '#messages/udyam-fields';
import type { Failure } from '../../../machines/domain/base/failure';
import { findNicCodes } from '../../../machines/domain/udyam/nic-search';
import type { NicCode } from '../../../machines/domain/udyam/udyam';
import { MAX_NIC_CODES, nicCodesIn, type UdyamDraft } from '../../../machines/domain/udyam/udyam-fields';
import { whyItFailed } from '../../copy/shared';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Field } from '../../ui/controls/field';
import { latinDigits } from '../../ui/controls/latin-digits';
import { RemovableChips } from '../../ui/controls/removable-chips';
import { Banner } from '../../ui/feedback/banner';
import { PickList } from '../../ui/lists/pick-list';

const copy = udyamCopy.nic;

/** As many as fit on the screen of a phone; a more specific search finds the others. */
const MAX_RESULTS = 6;

export interface NicPickerProps {
  readonly id: string;
  readonly draft: UdyamDraft;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly codes: readonly NicCode[];
  readonly failure: Failure | null;
  readonly onChange: (changes: UdyamDraft) => void;
  readonly onRetry: () => void;
}

/** The choice of business activities (NIC codes): searched by text or number, and added or removed with a tap. */
export function NicPicker({
  id,
  draft,
  error,
  isPending,
  codes,
  failure,
  onChange,
  onRetry,
}: NicPickerProps) {
  const [search, setSearch] = useState('');
  const chosenCodes = nicCodesIn(draft);
  const isMaxReached = chosenCodes.length >= MAX_NIC_CODES;
  const matches = findNicCodes(codes, search).filter(({ code }) => !chosenCodes.includes(code));
  const visibleMatches = isMaxReached || isPending ? [] : matches.slice(0, MAX_RESULTS);
  const descriptionOf = (code: string) => codes.find((nicCode) => nicCode.code === code)?.description;

  function pick(code: string) {
    const activity = codes.find((nicCode) => nicCode.code === code)?.majorActivity ?? null;
    // The first chosen activity also sets the field of the main activity below, where it can be changed.
    const mainActivity = !draft.majorActivity && activity !== null ? { majorActivity: activity } : {};
    onChange({ nicCodes: [...chosenCodes, code].join(','), ...mainActivity });
    setSearch('');
    document.getElementById(id)?.focus();
  }

  function remove(code: string) {
    if (isPending) return;
    onChange({ nicCodes: chosenCodes.filter((chosenCode) => chosenCode !== code).join(',') });
    document.getElementById(id)?.focus();
  }

  return (
    <Stack>
      {chosenCodes.length > 0 && (
        <RemovableChips
          name={copy.chosen}
          chips={chosenCodes.map((code) => ({
            id: code,
            label: descriptionOf(code) === undefined ? code : `${code} · ${descriptionOf(code)}`,
            removeLabel: copy.remove(descriptionOf(code) ?? code),
          }))}
          onRemove={remove}
        />
      )}
      <Stack gap="sm">
        <Field
          id={id}
          name="nicSearch"
          type="search"
          label={udyamLabels.nicCodes}
          hint={udyamHints.nicCodes}
          error={error}
          autoComplete="off"
          enterKeyHint="search"
          readOnly={isPending}
          value={search}
          onChange={(event) => setSearch(latinDigits(event.currentTarget.value))}
          onKeyDown={preventSubmit}
        />
        <Hint role="status">
          {isPending
            ? ''
            : resultText({
                search,
                isMaxReached,
                matchCount: matches.length,
                hasCodes: codes.length > 0,
                failure,
              })}
        </Hint>
        {visibleMatches.length > 0 && (
          <PickList
            label={copy.found(matches.length)}
            lines={visibleMatches.map(({ code, description }) => ({
              id: code,
              title: description,
              detail: code,
            }))}
            onPick={pick}
          />
        )}
        {visibleMatches.length > 0 && matches.length > visibleMatches.length && (
          <Hint>{copy.more(matches.length - visibleMatches.length)}</Hint>
        )}
      </Stack>
      {failure !== null && codes.length === 0 && (
        <Banner tone="late" title={copy.unavailable}>
          <p>{whyItFailed(failure)}</p>
          <TextButton onClick={onRetry}>{sharedCopy.retry}</TextButton>
        </Banner>
      )}
    </Stack>
  );
}

/** The Enter key must not submit the form: the search runs on every change. */
function preventSubmit(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}

interface ResultTextOptions {
  readonly search: string;
  readonly isMaxReached: boolean;
  readonly matchCount: number;
  readonly hasCodes: boolean;
  readonly failure: Failure | null;
}

/** The status text below the search. */
function resultText({ search, isMaxReached, matchCount, hasCodes, failure }: ResultTextOptions): string {
  if (isMaxReached) return copy.full;
  if (search.trim() === '') return '';
  // A banner says that the list did not arrive.
  if (!hasCodes) return failure === null ? copy.loading : '';
  return matchCount === 0 ? copy.none : copy.found(matchCount);
}
