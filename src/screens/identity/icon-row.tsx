import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

interface IconRowProps {
  /** The name of an icon, or the number of a step. */
  readonly marker: IconName | 1 | 2 | 3;
  readonly title: string;
  readonly detail?: string;
}

/** One point of a list, with an icon or its number. */
export function IconRow({ marker, title, detail }: IconRowProps) {
  return (
    <ListRow
      icon={
        <IconDot tone="info">
          {typeof marker === 'number' ? marker : <Icon name={marker} size={16} />}
        </IconDot>
      }
      title={title}
      strong
      {...(detail === undefined ? {} : { detail })}
    />
  );
}
