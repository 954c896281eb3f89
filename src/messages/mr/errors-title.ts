import type * as english from '../en/errors-title';
import type { Translation } from '../translation';
import { plural } from './locale';

export const errorsTitle: Translation<typeof english.errorsTitle> = (count) =>
  plural(count, { one: 'एक गोष्ट तपासा', other: `${count} गोष्टी तपासा` });

export const manyErrorsTitle: Translation<typeof english.manyErrorsTitle> = (count, areEmpty) =>
  areEmpty ? `फॉर्ममधील ${count} रकाने रिकामे आहेत` : `फॉर्ममधील ${count} रकाने तपासा`;
