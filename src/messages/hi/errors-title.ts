import type * as english from '../en/errors-title';
import type { Translation } from '../translation';
import { plural } from './locale';

export const errorsTitle: Translation<typeof english.errorsTitle> = (count) =>
  plural(count, { one: 'एक बात देख लें', other: `${count} बातें देख लें` });

export const manyErrorsTitle: Translation<typeof english.manyErrorsTitle> = (count, areEmpty) =>
  areEmpty ? `फ़ॉर्म के ${count} खाने खाली हैं` : `फ़ॉर्म के ${count} खाने देख लें`;
