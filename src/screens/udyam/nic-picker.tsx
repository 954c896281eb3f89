import { type KeyboardEvent, useState } from 'react';

import type { Failure } from '../../../machines/domain/base/failure';
import { findNicCodes } from '../../../machines/domain/udyam/nic-search';
import type { NicCode } from '../../../machines/domain/udyam/udyam';
import { MAX_NIC_CODES, nicCodesIn, type UdyamDraft } from '../../../machines/domain/udyam/udyam-fields';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import { udyamCopy } from '../../copy/udyam';
import { udyamHints, udyamLabels } from '../../copy/udyam-fields';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Field } from '../../ui/controls/field';
import { RemovableChips } from '../../ui/controls/removable-chips';
import { Banner } from '../../ui/feedback/banner';
import { PickList } from '../../ui/lists/pick-list';

const copy = udyamCopy.nic;

/** As many as fit on a phone; a more specific search finds the rest. */
const SHOWN = 6;

interface NicPickerProps {
  readonly id: string;
  readonly draft: UdyamDraft;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly codes: readonly NicCode[];
  readonly failure: Failure | null;
  readonly onChange: (changes: UdyamDraft) => void;
  readonly onRetry: () => void;
}

/** The business activity: searched by text or number, added by a tap, removed by another. */
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
  const chosen = nicCodesIn(draft);
  const isFull = chosen.length >= MAX_NIC_CODES;
  const found = findNicCodes(codes, search).filter(({ code }) => !chosen.includes(code));
  const shown = isFull || isPending ? [] : found.slice(0, SHOWN);
  const nameOf = (code: string) => codes.find((one) => one.code === code)?.description;

  function pick(code: string) {
    const activity = codes.find((one) => one.code === code)?.majorActivity ?? null;
    // The first activity sets the main one, which is shown below and can be changed there.
    const mostly = !draft.majorActivity && activity !== null ? { majorActivity: activity } : {};
    onChange({ nicCodes: [...chosen, code].join(','), ...mostly });
    setSearch('');
    document.getElementById(id)?.focus();
  }

  function remove(code: string) {
    if (isPending) return;
    onChange({ nicCodes: chosen.filter((one) => one !== code).join(',') });
    document.getElementById(id)?.focus();
  }

  return (
    <Stack>
      {chosen.length > 0 && (
        <RemovableChips
          name={copy.chosen}
          chips={chosen.map((code) => ({
            id: code,
            label: nameOf(code) === undefined ? code : `${code} · ${nameOf(code)}`,
            removeLabel: copy.remove(nameOf(code) ?? code),
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
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={storeInPage}
        />
        <Hint role="status">
          {resultText({ search, isFull, found: found.length, hasCodes: codes.length > 0 })}
        </Hint>
        {shown.length > 0 && (
          <PickList
            label={copy.found(found.length)}
            lines={shown.map(({ code, description }) => ({ id: code, title: description, detail: code }))}
            onPick={pick}
          />
        )}
        {shown.length > 0 && found.length > shown.length && (
          <Hint>{copy.more(found.length - shown.length)}</Hint>
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

/** Enter searches; it does not submit the page. */
function storeInPage(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}

interface Found {
  readonly search: string;
  readonly isFull: boolean;
  readonly found: number;
  readonly hasCodes: boolean;
}

function resultText({ search, isFull, found, hasCodes }: Found): string {
  if (isFull) return copy.full;
  if (search.trim() === '') return '';
  if (!hasCodes) return copy.loading;
  return found === 0 ? copy.none : copy.found(found);
}
