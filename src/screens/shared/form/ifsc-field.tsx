import { acceptSuggestion } from '#messages/ifsc';
import { Stack } from '../../../ui/base/stack';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { latinDigits } from '../../../ui/controls/latin-digits';
import type { Form } from './use-form';

interface IfscFieldProps {
  readonly form: Pick<Form<{ readonly ifsc: string }>, 'text' | 'suggestionOf' | 'acceptSuggestion'>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Changes the IFSC, which has Latin digits, with what follows from it; omitted: only the IFSC. */
  readonly onType?: (ifsc: string) => void;
}

/** The field of an IFSC. A letter O typed instead of a zero can be corrected with one tap. */
export function IfscField({ form, label, hint, onType }: IfscFieldProps) {
  const suggestion = form.suggestionOf('ifsc');
  return (
    <Stack gap="sm">
      <Field
        {...form.text('ifsc')}
        label={label}
        hint={hint}
        autoCapitalize="characters"
        spellCheck={false}
        {...(onType === undefined
          ? {}
          : { onChange: (event) => onType(latinDigits(event.currentTarget.value)) })}
      />
      {suggestion !== null && (
        <Button variant="secondary" onClick={() => form.acceptSuggestion('ifsc', suggestion)}>
          {acceptSuggestion(suggestion)}
        </Button>
      )}
    </Stack>
  );
}
