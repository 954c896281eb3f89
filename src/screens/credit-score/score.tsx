import { creditScoreCopy as copy } from '#messages/credit-score';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { CreditScore } from '../../../machines/domain/merchant/credit-score';
import { scoreText } from '../../copy/credit-score';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Progress } from '../../ui/base/progress';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Page } from '../shared/pages/page';
import { UnreadableNote } from '../shared/unreadable-note';
import { ContinueButton } from './continue-button';

type Effect = CreditScore['factors'][number]['effect'];

/** Icon of a factor, by its effect on the score. */
const effectIcons: Readonly<
  Record<Effect, { tone: 'success' | 'muted' | 'late'; icon: 'tick' | 'info' | 'alert' }>
> = {
  GOOD: { tone: 'success', icon: 'tick' },
  NEUTRAL: { tone: 'muted', icon: 'info' },
  BAD: { tone: 'late', icon: 'alert' },
};

const MIN_SCORE = 300;
const MAX_SCORE = 900;

/** The score, what it means, the bureau it is from, and the factors that raise or lower it. */
export function ScoreScreen({ snapshot, send, back }: ScreenProps<typeof creditScoreMachine>) {
  const { score: result } = snapshot.context;
  if (result === null) return null;
  const { score, bureau, asOf, factors, malformedFactorCount } = result;
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      onBack={back}
      action={<ContinueButton snapshot={snapshot} send={send} />}
    >
      <Card>
        <Stack>
          <Amount size="xl" suffix={copy.range}>
            {score}
          </Amount>
          <Progress value={score - MIN_SCORE} max={MAX_SCORE - MIN_SCORE} label={copy.scale(score)} />
          <Text>{scoreText(score)}</Text>
          <Rows>
            {bureau !== null && <Row label={copy.bureau} value={bureau} />}
            {asOf !== null && <Row label={copy.asOf} value={formatDate(asOf)} />}
          </Rows>
        </Stack>
      </Card>
      {factors.length + malformedFactorCount > 0 && (
        <Stack gap="sm">
          <SectionHeading>{copy.factors}</SectionHeading>
          <Card tight>
            {factors.map(({ title, effect }) => (
              <ListRow
                key={title}
                icon={
                  <IconDot tone={effectIcons[effect].tone}>
                    <Icon name={effectIcons[effect].icon} size={16} />
                  </IconDot>
                }
                title={title}
                trailing={copy.effects[effect]}
              />
            ))}
          </Card>
          <UnreadableNote kind="factor" count={malformedFactorCount} />
        </Stack>
      )}
      <Hint>{copy.note}</Hint>
    </Page>
  );
}
