import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

interface TickedListProps {
  readonly items: readonly { readonly title: string; readonly detail?: string }[];
}

/** What holds or is needed, each with a tick. A title is strong where it has a detail below it. */
export function TickedList({ items }: TickedListProps) {
  return (
    <Card tight>
      {items.map(({ title, detail }) => (
        <ListRow
          key={title}
          icon={
            <IconDot>
              <Icon name="tick" size={16} />
            </IconDot>
          }
          title={title}
          {...(detail === undefined ? {} : { detail, strong: true })}
        />
      ))}
    </Card>
  );
}
