import { categoryNames, complaintCopy } from '#messages/complaint';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { statusText } from '../../copy/complaint';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { LongList } from '../../ui/lists/long-list';
import { Page } from '../shared/pages/page';
import { UnreadableNote } from '../shared/unreadable-note';
import { recipientOf } from './recipient';

const copy = complaintCopy.list;

/** The merchant's complaints, newest first, each with how it stands; or that there are none. */
export function ComplaintListScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const { facts } = snapshot.context;
  if (facts === null) return null;
  const { items, malformedCount } = facts.complaints;
  return (
    <Page
      title={complaintCopy.title}
      heading={copy.heading}
      {...(items.length === 0 ? {} : { lead: copy.lead })}
      onBack={back}
      action={<Button onClick={() => send({ type: 'writing.opened' })}>{copy.write}</Button>}
    >
      {items.length === 0 ? (
        malformedCount === 0 && (
          <Card>
            <Stack gap="xs">
              <Text>{copy.none}</Text>
              <Hint>{copy.noneDetail}</Hint>
            </Stack>
          </Card>
        )
      ) : (
        <Card tight>
          <LongList
            label={copy.label}
            count={items.length}
            estimatedRowHeightPx={70}
            keyOf={(index) => items[index]?.id ?? ''}
          >
            {(index) => {
              const complaint = items[index];
              if (complaint === undefined) return null;
              return (
                <ListRow
                  title={categoryNames[complaint.category]}
                  detail={`${recipientOf(complaint)} • ${formatDate(complaint.createTime)}`}
                  trailing={statusText(complaint)}
                  onClick={() => send({ type: 'complaint.chosen', complaintId: complaint.id })}
                />
              );
            }}
          </LongList>
        </Card>
      )}
      <UnreadableNote kind="complaint" count={malformedCount} />
    </Page>
  );
}
