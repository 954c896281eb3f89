import { qrCopy } from '#messages/qr';
import { sharedCopy } from '#messages/shared';
import { maskedDestination } from '../../../machines/domain/payment/payment-destination';
import type { qrMachine } from '../../../machines/qr/machine';
import { accountDetail, notSetText, upiProblem } from '../../copy/qr';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { draftOf, readDraft, TYPED_UPI_ID } from './destination-draft';

const copy = qrCopy.form;

/**
 * The form for the destination of QR payments: an account on file, or a typed UPI id. Nothing is preselected, except an account
 * that the merchant has just chosen in the account flow; after a refusal the form has what was sent.
 */
export function DestinationFormScreen({ snapshot, send }: ScreenProps<typeof qrMachine>) {
  const { facts, newDestination, failure } = snapshot.context;
  const accounts = facts?.accounts ?? [];
  const isPending = snapshot.hasTag('pending');
  const wasUpiIdTyped = draftOf(newDestination, accounts).choice === TYPED_UPI_ID;
  const form = useForm({
    initialDraft: () => draftOf(newDestination, accounts),
    read: (draft) => readDraft(draft, accounts),
    errorTextOf: ({ field, problem }) => (field === 'upiId' ? upiProblem(problem) : copy.chooseFirst),
    refusal:
      failure === null
        ? null
        : {
            title: copy.notSet,
            errors: [
              { field: wasUpiIdTyped ? 'upiId' : 'choice', message: notSetText(failure, wasUpiIdTyped) },
            ],
          },
    isPending,
    onSubmit: (destination) => send({ type: 'destination.submitted', destination }),
  });
  const { draft } = form;
  const isPreselected =
    !isPending &&
    newDestination !== null &&
    facts?.chosenAccount?.paymentAddress === newDestination.paymentAddress;
  // `upiId` is passed unchanged to clear its error, which does not apply to another choice.
  const choose = (choice: string) => form.change({ choice, upiId: draft.upiId });
  const options = [
    ...accounts.map((account) => ({
      value: account.id,
      title: maskedDestination(account.paymentAddress),
      detail: accountDetail(account),
    })),
    { value: TYPED_UPI_ID, title: copy.upi, detail: copy.upiDetail },
  ];
  return (
    <FormPage
      title={qrCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      leading="close"
      backLabel={sharedCopy.close}
      // The form has no URL of its own: the browser's back would leave this journey.
      onBack={() => send({ type: 'back' })}
      form={form}
      submit={copy.save}
      sending={copy.saving}
      aboveFields={form.summary === null && isPreselected && <Card tone="info">{copy.chosen}</Card>}
      belowFields={
        !isPending && (
          <Button variant="secondary" onClick={() => send({ type: 'account.added' })}>
            {copy.addAccount}
          </Button>
        )
      }
    >
      <ChoiceGroup legend={copy.accounts} legendHidden error={form.errorOf('choice')}>
        {options.map(({ value, title, detail }, index) => (
          <ChoiceCard
            key={value}
            id={index === 0 ? form.idOf('choice') : `${form.id}-${value}`}
            name="destination"
            value={value}
            title={title}
            detail={detail}
            checked={draft.choice === value}
            onSelect={() => choose(value)}
          >
            {value === TYPED_UPI_ID && draft.choice === TYPED_UPI_ID && (
              <Field
                {...form.text('upiId')}
                label={copy.upiId}
                hint={copy.upiHint}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </FormPage>
  );
}
