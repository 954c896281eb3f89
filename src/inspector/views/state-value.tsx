import { valueText } from '../live/moment';
import { CodeName } from './code-name';

/** A state value as text, such as `paying.scan`. */
export function StateValue({ value }: { readonly value: unknown }) {
  return <CodeName name={valueText(value)} />;
}
