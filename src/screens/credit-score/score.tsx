import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { CreditScore } from '../../../machines/domain/credit-score';
import { formatDate } from '../../../machines/domain/dates';
import { creditScoreCopy as copy, scoreWords } from '../../copy/credit-score';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Progress } from '../../ui/progress';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading, Text } from '../../ui/text';
import { SupportLink } from '../shared/support-link';
import { UnreadNote } from '../shared/unread-note';
import { GoOn } from './go-on';

type Effect = CreditScore['factors'][number]['effect'];

const dots: Readonly<
  Record<Effect, { tone: 'success' | 'muted' | 'late'; icon: 'tick' | 'info' | 'alert' }>
> = {
  GOOD: { tone: 'success', icon: 'tick' },
  NEUTRAL: { tone: 'muted', icon: 'info' },
  BAD: { tone: 'late', icon: 'alert' },
};

const [LOWEST, HIGHEST] = [300, 900];

/** The score, what it means, whose figure it is, and what moves it. */
export function ScoreScreen({ snapshot, send, back }: ScreenProps<typeof creditScoreMachine>) {
  const { score: told } = snapshot.context;
  if (told === null) return null;
  const { score, bureau, asOf, factors, unreadFactors } = told;
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<GoOn snapshot={snapshot} send={send} />}
    >
      <Card>
        <Stack>
          <Amount size="xl" suffix={copy.range}>
            {score}
          </Amount>
          <Progress value={score - LOWEST} max={HIGHEST - LOWEST} label={copy.scale(score)} />
          <Text>{scoreWords(score)}</Text>
          <Rows>
            {bureau !== null && <Row label={copy.from} value={bureau} />}
            {asOf !== null && <Row label={copy.asOf} value={formatDate(asOf)} />}
          </Rows>
        </Stack>
      </Card>
      {factors.length + unreadFactors > 0 && (
        <Stack gap="sm">
          <SectionHeading>{copy.factors}</SectionHeading>
          <Card tight>
            {factors.map(({ title, effect }) => (
              <ListRow
                key={title}
                icon={
                  <IconDot tone={dots[effect].tone}>
                    <Icon name={dots[effect].icon} size={16} />
                  </IconDot>
                }
                title={title}
                trailing={copy.effects[effect]}
              />
            ))}
          </Card>
          <UnreadNote kind="point" count={unreadFactors} />
        </Stack>
      )}
      <Hint>{copy.note}</Hint>
    </Page>
  );
}
