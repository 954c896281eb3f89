import { cookieOf } from '../wire/identity';
import { acceptedLanguage, type Language, languageOf } from './language';

/** The language of a hosted page: that of the app's documents (cookie `language`), else of the browser. */
export const pageLanguage = (request: Request): Language =>
  languageOf(cookieOf(request, 'language')) ?? acceptedLanguage(request.headers.get('accept-language'));
