import { useMemo, useState } from 'react';
import { summaryCopy as copy, instalmentStatusLabels } from '#messages/summary';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Instalment } from '../../../machines/domain/loan/instalment';
import {
  groupCounts,
  nextInstalment,
  type ScheduleGroup,
  scheduleGroups,
} from '../../../machines/domain/loan/schedule';
import { groupLine, groupTitle, instalmentLine } from '../../copy/summary';
import { Disclosure } from '../../ui/base/disclosure';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { ToneText } from '../../ui/base/tone-text';
import { ListRow } from '../../ui/lists/list-row';
import { InstalmentSheet } from './instalment-sheet';
import { instalmentStyles } from './instalment-styles';

interface ScheduleProps {
  readonly instalments: readonly Instalment[];
  readonly isMonthly: boolean;
  /** Timestamp in milliseconds, by the service's clock. */
  readonly now: number;
}

/** All instalments in groups, by month or by year. The current group is expanded, and the next instalment is marked. */
export function Schedule({ instalments, isMonthly, now }: ScheduleProps) {
  const [sheetInstalment, setSheetInstalment] = useState<Instalment | null>(null);
  const groups = useMemo(
    () => scheduleGroups({ instalments, isMonthly }, now),
    [instalments, isMonthly, now],
  );
  const next = nextInstalment(instalments);
  if (groups.length === 0) return null;
  return (
    <Stack gap="sm">
      <div>
        <SectionHeading>{copy.schedule}</SectionHeading>
        <Hint>{copy.tapForMore}</Hint>
      </div>
      {groups.map((group) => (
        <Group key={group.key} group={group} next={next} onOpen={setSheetInstalment} />
      ))}
      <InstalmentSheet instalment={sheetInstalment} onClose={() => setSheetInstalment(null)} />
    </Stack>
  );
}

interface GroupProps {
  readonly group: ScheduleGroup;
  readonly next: Instalment | null;
  readonly onOpen: (instalment: Instalment) => void;
}

function Group({ group, next, onOpen }: GroupProps) {
  const counts = groupCounts(group);
  const tone = counts.late > 0 ? 'late' : counts.paid === counts.total ? 'success' : 'muted';
  return (
    <Disclosure
      title={groupTitle(group.dueAt, group.isYear)}
      detail={<ToneText tone={tone}>{groupLine(counts)}</ToneText>}
      open={group.isCurrentPeriod}
    >
      {group.instalments.map((instalment) => (
        <InstalmentRow
          key={instalment.number}
          instalment={instalment}
          isNext={instalment === next}
          onOpen={() => onOpen(instalment)}
        />
      ))}
    </Disclosure>
  );
}

interface InstalmentRowProps {
  readonly instalment: Instalment;
  readonly isNext: boolean;
  readonly onOpen: () => void;
}

function InstalmentRow({ instalment, isNext, onOpen }: InstalmentRowProps) {
  const { tone, icon } = instalmentStyles[instalment.status];
  return (
    <ListRow
      icon={
        <IconDot tone={isNext && tone === 'muted' ? 'due' : tone}>
          {icon === null ? instalment.number : <Icon name={icon} size={16} />}
        </IconDot>
      }
      title={copy.instalment.title(instalment.number)}
      strong={isNext}
      detail={
        <>
          {instalmentLine(instalment.dueDate, instalment.lateCharge)}
          {isNext && <ToneText tone="due">{copy.next}</ToneText>}
        </>
      }
      trailing={
        <>
          {formatMoney(instalment.amount)}
          <ToneText tone={tone}>{instalmentStatusLabels[instalment.status]}</ToneText>
        </>
      }
      onClick={onOpen}
    />
  );
}
