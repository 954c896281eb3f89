// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readIfsc } from '../../machines/domain/fields/account-fields';
import { readMobile } from '../../machines/domain/fields/contact-fields';
import { readForm } from '../../machines/domain/fields/form-reading';
import { type DraftStore, DraftStoreContext } from '../../src/journey/drafts';
import { IfscField } from '../../src/screens/shared/form/ifsc-field';
import { type Refusal, useForm } from '../../src/screens/shared/form/use-form';

afterEach(cleanup);

type Field = 'mobile' | 'ifsc';

const submit = { preventDefault: () => {} };

function open({
  refusal = null,
  isPending = false,
}: {
  refusal?: Refusal<Field> | null;
  isPending?: boolean;
} = {}) {
  const [onSubmit, saveDraft] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(
    (props: { refusal: Refusal<Field> | null; isPending: boolean }) =>
      useForm({
        initialDraft: () => ({ mobile: '', ifsc: '' }),
        read: ({ mobile, ifsc }) => readForm({ mobile: readMobile(mobile), ifsc: readIfsc(ifsc) }),
        errorTextOf: ({ field, problem }) => `${field} ${problem}`,
        onSubmit,
        saveDraft,
        ...props,
      }),
    { initialProps: { refusal, isPending } },
  );
  const messages = () => result.current.summary?.errors.map(({ message }) => message) ?? [];
  return { form: () => result.current, rerender, messages, onSubmit, saveDraft };
}

it('shows every field error in the order of the fields, at the field and above the form', () => {
  const { form, messages, onSubmit } = open();
  act(() => form().submit(submit));
  expect(messages()).toEqual(['mobile missing', 'ifsc missing']);
  expect(form().summary?.title).toBe('Check 2 things');
  expect(form().errorOf('ifsc')).toBe('ifsc missing');
  expect(onSubmit).not.toHaveBeenCalled();
});

const four = ['a', 'b', 'c', 'd'] as const;
type FourFields = Readonly<Record<(typeof four)[number], string>>;

/** A form of four required IFSCs. */
function openFour(draft: FourFields) {
  const { result } = renderHook(() =>
    useForm({
      initialDraft: () => draft,
      read: ({ a, b, c, d }: FourFields) =>
        readForm({ a: readIfsc(a), b: readIfsc(b), c: readIfsc(c), d: readIfsc(d) }),
      errorTextOf: ({ field, problem }) => `${field} ${problem}`,
      refusal: null,
      isPending: false,
      onSubmit: () => {},
    }),
  );
  act(() => result.current.submit(submit));
  return result;
}

it('counts more than three errors, and leads to the first only', () => {
  const empty = openFour({ a: '', b: '', c: '', d: '' });
  expect(empty.current.summary).toEqual({
    title: '4 fields are empty',
    errors: [{ id: empty.current.idOf('a'), message: 'a missing' }],
  });
  for (const field of four) expect(empty.current.errorOf(field)).toBe(`${field} missing`);
  expect(openFour({ a: '', b: 'X', c: '', d: '' }).current.summary?.title).toBe('4 fields need a look');
  // Of three it lists each again.
  act(() => empty.current.change({ b: 'HDFC0001234' }));
  expect(empty.current.summary?.title).toBe('Check 3 things');
  expect(empty.current.summary?.errors).toHaveLength(3);
});

it('clears the error of a field as soon as it is edited, and reads all of it again on submit', () => {
  const { form, messages, onSubmit } = open();
  act(() => form().submit(submit));
  act(() => form().change({ mobile: '98' }));
  expect(messages()).toEqual(['ifsc missing']);
  act(() => form().change({ ifsc: 'HDFC0001234' }));
  expect(form().summary).toBeNull();
  act(() => form().submit(submit));
  expect(messages()).toEqual(['mobile malformed']);
  act(() => form().change({ mobile: '9876504321' }));
  act(() => form().submit(submit));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobile: '9876504321', ifsc: 'HDFC0001234' });
});

it('shows what the service refused until its field is edited, or until newly typed values have errors', () => {
  const refusal = { title: 'Not saved', errors: [{ field: 'mobile' as const, message: 'Unknown' }] };
  const edited = open({ refusal });
  expect(edited.form().summary).toEqual({
    title: 'Not saved',
    errors: [{ id: edited.form().idOf('mobile'), message: 'Unknown' }],
  });
  act(() => edited.form().change({ ifsc: 'X' }));
  expect(edited.messages()).toEqual(['Unknown']);
  act(() => edited.form().change({ mobile: '9' }));
  expect(edited.messages()).toEqual([]);

  const read = open({ refusal: { title: 'Not saved', errors: [{ field: null, message: 'No' }] } });
  expect(read.form().summary?.errors).toEqual([{ id: read.form().id, message: 'No' }]);
  act(() => read.form().submit(submit));
  expect(read.messages()).toEqual(['mobile missing', 'ifsc missing']);
});

it('changes and sends nothing while the answer is pending, and clears the last refusal', () => {
  const { form, rerender, onSubmit } = open();
  act(() => form().change({ mobile: '9876504321', ifsc: 'HDFC0001234' }));
  const refusal = { title: 'Not saved', errors: [{ field: null, message: 'No' }] };
  rerender({ refusal, isPending: true });
  act(() => form().change({ mobile: '1' }));
  act(() => form().submit(submit));
  expect([form().draft.mobile, form().summary, onSubmit.mock.calls]).toEqual(['9876504321', null, []]);
  rerender({ refusal, isPending: false });
  expect(form().draft.mobile).toBe('9876504321');
});

it('keeps what was typed when a field is left, and when the page goes away', () => {
  const { form, saveDraft } = open();
  act(() => form().change({ mobile: '98' }));
  act(() => form().saveCurrentDraft());
  window.dispatchEvent(new Event('pagehide'));
  expect(saveDraft.mock.calls).toEqual([[{ mobile: '98', ifsc: '' }], [{ mobile: '98', ifsc: '' }]]);
});

function IfscForm({
  initial,
  onType,
}: {
  readonly initial: string;
  readonly onType?: (ifsc: string) => void;
}) {
  const form = useForm({
    initialDraft: () => ({ ifsc: initial }),
    read: ({ ifsc }) => readForm({ ifsc: readIfsc(ifsc) }),
    errorTextOf: ({ problem }) => problem,
    refusal: null,
    isPending: false,
    onSubmit: () => {},
  });
  return (
    <form aria-label="account" onSubmit={form.submit}>
      <IfscField form={form} label="IFSC" {...(onType === undefined ? {} : { onType })} />
    </form>
  );
}

it('corrects the letter O of an IFSC by one tap', () => {
  render(<IfscForm initial="HDFCO001234" />);
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.click(screen.getByRole('button', { name: 'Use HDFC0001234' }));
  const field = screen.getByLabelText('IFSC');
  expect(field).toHaveProperty('value', 'HDFC0001234');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});

it('reads the digits of a Hindi keyboard in an IFSC, also where the IFSC fills in its bank', () => {
  const onType = vi.fn();
  render(<IfscForm initial="" onType={onType} />);
  fireEvent.change(screen.getByLabelText('IFSC'), { target: { value: 'HDFC०००१२३४' } });
  expect(onType).toHaveBeenCalledExactlyOnceWith('HDFC0001234');
});

it('saves its draft when the page is hidden: a phone that ends the process says nothing more', () => {
  const { form, saveDraft } = open();
  act(() => form().change({ mobile: '98765' }));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saveDraft).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith({ mobile: '98765', ifsc: '' });
  hidden.mockRestore();
});

it('stores the listed fields until it is submitted, and no other', () => {
  const stored = new Map<string, unknown>();
  const store: DraftStore = {
    read: (name) => stored.get(name),
    write: (name, fields) => void (fields === null ? stored.delete(name) : stored.set(name, fields)),
  };
  const openForm = () =>
    renderHook(
      () =>
        useForm({
          stored: { name: 'account', fields: ['ifsc'] },
          initialDraft: () => ({ mobile: '', ifsc: '' }),
          read: ({ mobile, ifsc }) => readForm({ mobile: readMobile(mobile), ifsc: readIfsc(ifsc) }),
          errorTextOf: ({ problem }) => problem,
          refusal: null,
          isPending: false,
          onSubmit: () => {},
        }),
      { wrapper: ({ children }) => <DraftStoreContext value={store}>{children}</DraftStoreContext> },
    ).result;
  const first = openForm();
  act(() => first.current.change({ mobile: '9876504321', ifsc: 'HDFC0' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.get('account')).toEqual({ ifsc: 'HDFC0' });
  const second = openForm();
  expect(second.current.draft).toEqual({ mobile: '', ifsc: 'HDFC0' });
  act(() => second.current.change({ mobile: '9876504321', ifsc: 'HDFC0001234' }));
  act(() => second.current.submit(submit));
  expect(stored.size).toBe(0);
});

it('stores nothing while the submit is in flight: it may leave the page, for a hosted page where the merchant pays', () => {
  const write = vi.fn();
  const { result, rerender } = renderHook(
    ({ isPending }) =>
      useForm({
        stored: { name: 'amount', fields: ['ifsc'] },
        initialDraft: () => ({ ifsc: 'HDFC0001234' }),
        read: ({ ifsc }) => readForm({ ifsc: readIfsc(ifsc) }),
        errorTextOf: ({ problem }) => problem,
        refusal: null,
        isPending,
        onSubmit: () => {},
      }),
    {
      initialProps: { isPending: false },
      wrapper: ({ children }) => (
        <DraftStoreContext value={{ read: () => null, write }}>{children}</DraftStoreContext>
      ),
    },
  );
  act(() => result.current.submit(submit));
  rerender({ isPending: true });
  window.dispatchEvent(new Event('pagehide'));
  expect(write.mock.calls).toEqual([['amount', null]]);
});

it.each([null, 'text', { ifsc: 7 }, { mobile: '98' }])('ignores %j in the storage', (value) => {
  const store: DraftStore = { read: () => value, write: () => {} };
  const { result } = renderHook(
    () =>
      useForm({
        stored: { name: 'account', fields: ['ifsc'] },
        initialDraft: () => ({ mobile: '', ifsc: '' }),
        read: ({ ifsc }) => readForm({ ifsc: readIfsc(ifsc) }),
        errorTextOf: ({ problem }) => problem,
        refusal: null,
        isPending: false,
        onSubmit: () => {},
      }),
    { wrapper: ({ children }) => <DraftStoreContext value={store}>{children}</DraftStoreContext> },
  );
  expect(result.current.draft).toEqual({ mobile: '', ifsc: '' });
});
