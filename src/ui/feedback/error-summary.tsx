import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('div', {
  position: 'relative',
  padding: '12px 14px',
  borderLeft: '4px solid $colors$late',
  borderRadius: '10px',
  backgroundColor: '$lateTint',
  fontSize: '$note',
});

const Title = styled('p', { fontWeight: '$bold', color: '$late' });

const List = styled('ul', { listStyle: 'none' });

const Link = styled('a', {
  display: 'inline-block',
  borderRadius: '4px',
  color: '$ink',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  '&:focus-visible': { outlineOffset: '1px' },
  variants: {
    separateTargets: {
      true: { minHeight: '$touch', padding: '12px 0' },
      // A single link: its tap target is the whole box.
      false: { '&::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } },
    },
  },
});

type ErrorSummaryProps = {
  title: string;
  /** One for each invalid field: the field's id (the form's, for an error of the whole form), and the message. */
  errors: readonly { id: string; message: string }[];
  /** Number of submits: each change moves the focus to the summary again, even if the errors are the same. */
  attempt?: number;
};

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  // The link must not change the URL, which belongs to the journey: only move the focus.
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** The errors of a form, shown at its top. Takes the focus when it appears. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus to the summary again
  useEffect(() => {
    root.current?.focus();
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <List>
        {errors.map((error) => (
          <li key={error.id}>
            <Link
              href={`#${error.id}`}
              separateTargets={errors.length > 1}
              onClick={(event) => focusField(event, error.id)}
            >
              {error.message}
            </Link>
          </li>
        ))}
      </List>
    </Root>
  );
}
