import type { Question } from '../../messages/question';
import { Disclosure } from '../../ui/base/disclosure';
import { Stack } from '../../ui/base/stack';
import { TextLink } from '../../ui/base/text-link';
import { ListRow } from '../../ui/lists/list-row';
import { appLink } from '../shared/app-link';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Whether the first answer is shown from the beginning. */
  readonly isFirstOpen?: boolean;
  /** Opens a page of the app. */
  readonly onOpen: (path: `/${string}`) => void;
}

/** Questions whose answers are shown by a tap, also before scripts. */
export function QuestionList({ questions, isFirstOpen = false, onOpen }: QuestionListProps) {
  return (
    <Stack gap="sm">
      {questions.map(({ title, text, link }, index) => (
        <Disclosure key={title} title={title} open={isFirstOpen && index === 0}>
          {text.map((paragraph) => (
            <ListRow key={paragraph} title={paragraph} />
          ))}
          {link !== undefined && (
            <TextLink alone {...appLink(link.to, () => onOpen(link.to))}>
              {link.label}
            </TextLink>
          )}
        </Disclosure>
      ))}
    </Stack>
  );
}
