import type { Failure } from '../../../machines/domain/base/failure';
import {
  type UdyamField,
  udyamFieldsOf,
  type WrongUdyamField,
} from '../../../machines/domain/udyam/udyam-fields';
import type { UdyamPage } from '../../../machines/domain/udyam/udyam-steps';
import { errorsTitle } from '../../copy/errors-title';
import { udyamCopy } from '../../copy/udyam';
import { nameMismatch, refusalWords, udyamProblemWords } from '../../copy/udyam-fields';

/** What is wrong, for the page: beside each field, and together over the form. */
interface FormErrors {
  readonly byField: Readonly<Partial<Record<UdyamField, string>>>;
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
}

interface Said {
  /** Null until the form is read: then the service's refusal of what was sent before is news no more. */
  readonly wrong: readonly WrongUdyamField[] | null;
  readonly refusal: Failure | null;
  /** The register said that the name does not fit. */
  readonly isNameWrong: boolean;
}

/** What the merchant can mend comes first; else what the service said of the page that was sent. */
export function formErrors(form: string, page: UdyamPage, { wrong, refusal, isNameWrong }: Said): FormErrors {
  if (wrong !== null && wrong.length > 0) {
    const errors = wrong.map(({ field, problem }) => ({ field, message: udyamProblemWords(field, problem) }));
    return {
      byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      summary: {
        title: errorsTitle(errors.length),
        errors: errors.map(({ field, message }) => ({ id: `${form}-${field}`, message })),
      },
    };
  }
  if (wrong !== null || refusal === null)
    return { byField: isNameWrong && wrong === null ? { name: nameMismatch } : {}, summary: null };
  const { field, text } = refusalWords(refusal);
  const fields: readonly UdyamField[] = udyamFieldsOf[page];
  const isHere = field !== null && fields.includes(field);
  return {
    byField: isHere ? { [field]: text } : {},
    summary: {
      title: udyamCopy.notSaved,
      errors: [{ id: isHere ? `${form}-${field}` : form, message: text }],
    },
  };
}
