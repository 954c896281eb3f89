import type { ComponentProps, ReactNode } from 'react';

import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { ErrorSummary } from '../../../ui/feedback/error-summary';
import { Columns } from '../../../ui/page/columns';
import { Page } from '../pages/page';
import type { FormFrame } from './use-form';

type FormPageProps = Omit<ComponentProps<typeof Page>, 'action' | 'busy'> & {
  readonly form: FormFrame;
  /** Label of the submit button. */
  readonly submit: string;
  /** Above the button while the submit is pending. */
  readonly sending?: string | undefined;
  /** Above the button while no submit is pending. */
  readonly note?: ReactNode;
  /** Below the button: other actions. */
  readonly otherActions?: ReactNode;
  /** Between the error summary and the fields. */
  readonly aboveFields?: ReactNode;
  /** Below the fields, not part of the form. */
  readonly belowFields?: ReactNode;
  /** Cards that belong to the whole form, not part of it: below the fields on a phone, beside them where there is room. */
  readonly summary?: ReactNode;
};

/** A page with one form: the error summary at the top, and one submit button. */
export function FormPage({
  form,
  submit,
  sending,
  note,
  otherActions,
  aboveFields,
  belowFields,
  summary,
  children,
  ...page
}: FormPageProps) {
  const fields = (
    <form
      id={form.id}
      tabIndex={-1}
      noValidate
      autoComplete="off"
      onSubmit={form.submit}
      onBlur={form.saveCurrentDraft}
    >
      {children}
    </form>
  );
  return (
    <Page
      wide={summary !== undefined}
      {...page}
      busy={form.isPending}
      action={
        <>
          {form.isPending && sending !== undefined ? <Hint role="status">{sending}</Hint> : note}
          <Button type="submit" form={form.id} busy={form.isPending}>
            {submit}
          </Button>
          {otherActions}
        </>
      }
    >
      {form.summary !== null && <ErrorSummary {...form.summary} attempt={form.attempt} />}
      {aboveFields}
      {summary === undefined ? fields : <Columns first={fields} second={summary} />}
      {belowFields}
    </Page>
  );
}
