import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

interface IconRowProps {
  /** The name of an icon, or the number of a step. */
  readonly sign: IconName | 1 | 2 | 3;
  readonly title: string;
  readonly detail?: string;
}

/** One point of a list, with an icon or its number. */
export function IconRow({ sign, title, detail }: IconRowProps) {
  return (
    <ListRow
      icon={<IconDot tone="info">{typeof sign === 'number' ? sign : <Icon name={sign} size={16} />}</IconDot>}
      title={title}
      strong
      {...(detail === undefined ? {} : { detail })}
    />
  );
}
