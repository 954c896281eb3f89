import { createContext, useContext } from 'react';

import { locale } from '#messages/locale';
import { type Language, languages } from '../../../language/languages';
import { SplitLine } from '../../../ui/base/text';
import { TextLink } from '../../../ui/base/text-link';

/** Shows the open page in a language. Null: no language can be chosen here. */
export const ChooseLanguageContext = createContext<((language: Language) => void) | null>(null);

/**
 * The other languages of the app, each in its own script. The page is loaded again at its URL: of what was typed, only what a form stores
 * is still there (`useForm`), and that is no personal data.
 */
export function LanguageLinks() {
  const onChoose = useContext(ChooseLanguageContext);
  if (onChoose === null) return null;
  return (
    <SplitLine tone="success" centred>
      {languages
        .filter(({ language }) => language !== locale.language)
        .map(({ language, tag, name }) => (
          <TextLink
            key={language}
            href={`?lang=${language}`}
            lang={tag}
            hrefLang={tag}
            alone
            onClick={(event) => {
              event.preventDefault();
              onChoose(language);
            }}
          >
            {name}
          </TextLink>
        ))}
    </SplitLine>
  );
}
