import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

interface ProgressStep {
  readonly title: string;
  readonly detail?: string | undefined;
}

interface ProgressListProps {
  readonly done: ProgressStep;
  readonly now: ProgressStep;
  readonly next: ProgressStep;
}

/** What is done, what happens now, and what comes next, while the merchant waits for a lender. */
export function ProgressList({ done, now, next }: ProgressListProps) {
  return (
    <Card tight>
      <ListRow
        icon={
          <IconDot>
            <Icon name="tick" size={16} />
          </IconDot>
        }
        title={done.title}
        {...detailOf(done)}
      />
      <ListRow icon={<IconDot tone="due">2</IconDot>} title={now.title} {...detailOf(now)} strong />
      <ListRow icon={<IconDot tone="muted">3</IconDot>} title={next.title} {...detailOf(next)} muted />
    </Card>
  );
}

function detailOf({ detail }: ProgressStep): { readonly detail?: string } {
  return detail === undefined ? {} : { detail };
}
