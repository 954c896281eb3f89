import { Icon, type IconName } from '../../../ui/icon';
import { IconDot } from '../../../ui/icon-dot';
import { ListRow } from '../../../ui/list-row';

interface SignRowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
}

/** A line of what is needed, with its sign. */
export function SignRow({ icon, title, detail }: SignRowProps) {
  return (
    <ListRow
      icon={
        <IconDot tone="info">
          <Icon name={icon} size={16} />
        </IconDot>
      }
      title={title}
      strong
      {...(detail === undefined ? {} : { detail })}
    />
  );
}
