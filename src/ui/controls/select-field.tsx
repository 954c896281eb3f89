import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../base/icon';
import { styled } from '../theme/stitches.config';
import { boxStyle, connectNotes, FieldLabel, FieldNotes } from './field-parts';

const Root = styled('div', { minWidth: 0 });

const Frame = styled('div', {
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    right: '14px',
    top: '50%',
    marginTop: '-10px',
    transform: 'rotate(90deg)',
    pointerEvents: 'none',
    color: '$muted',
  },
});

const Box = styled('select', boxStyle, { paddingRight: '42px !important', textOverflow: 'ellipsis' });

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Label of the empty first option, which is selected initially. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

/** A choice from a long list, with the phone's native picker. */
export function SelectField({ label, hint, error, placeholder, options, id, ...rest }: SelectFieldProps) {
  const generatedId = useId();
  const selectId = id ?? generatedId;
  const initialValue =
    rest.value === undefined && rest.defaultValue === undefined ? { defaultValue: '' } : {};
  return (
    <Root>
      <FieldLabel htmlFor={selectId}>{label}</FieldLabel>
      <Frame>
        <Box {...initialValue} {...rest} {...connectNotes(selectId, hint, error).attributes} id={selectId}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <Icon name="chevron" size={20} />
      </Frame>
      <FieldNotes id={selectId} hint={hint} error={error} />
    </Root>
  );
}
