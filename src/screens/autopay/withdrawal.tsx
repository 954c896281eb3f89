import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/setup';
import { lenderName } from '../../../machines/domain/lenders';
import { autopayCopy, notStoppedWords } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';
import { NextByHand } from './next-by-hand';

const copy = autopayCopy.withdrawal;

/** What changes when the consent is taken back: one tap takes it back, one keeps it. */
export function WithdrawalScreen({ snapshot, send }: ScreenProps<typeof autopayMachine>) {
  const { loan, failure } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(lenderOf(snapshot.context)))}
      leading="close"
      backLabel={sharedCopy.close}
      {...(isPending ? {} : { onBack: () => send({ type: 'back' }) })}
      help={<SupportLink />}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.stopping}</Hint>}
          <Button busy={isPending} onClick={() => send({ type: 'withdrawal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.dismissed' })}>
            {copy.keep}
          </Button>
        </>
      }
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={copy.notStopped}>
          {notStoppedWords(failure)}
        </Banner>
      )}
      <NextByHand loan={loan} />
      <Card tight>
        {copy.changes.map(({ title, detail }) => (
          <ListRow
            key={title}
            icon={
              <IconDot>
                <Icon name="tick" size={16} />
              </IconDot>
            }
            title={title}
            detail={detail}
          />
        ))}
      </Card>
    </Page>
  );
}
