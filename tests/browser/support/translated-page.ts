/** A page in another language than English, on which a test finds controls and texts by their English names. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

import type { Language } from '../../../src/language/languages';
import { type Catalogue, createDictionary, patternOf } from '../../messages/dictionary';

const folder = new URL('../../../src/messages/', import.meta.url).pathname;

async function catalogueOf(language: Language): Promise<Catalogue> {
  const files = readdirSync(join(folder, language));
  const modules = await Promise.all(files.map((file) => import(join(folder, language, file))));
  return Object.fromEntries(files.map((file, index) => [file, modules[index]]));
}

/** Queries whose first argument is a name, and those whose option is one. */
const BY_NAME = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']);
const OPTIONS = ['name', 'hasText', 'hasNotText'];

/** Wraps a page: names in queries are translated from English, in the page and in each locator from it. */
export async function translatedPage(page: Page, language: Language): Promise<Page> {
  const [english, own] = await Promise.all([catalogueOf('en'), catalogueOf(language)]);
  const dictionary = createDictionary(english, own, null);

  const translated = (name: unknown, isExact: boolean): unknown => {
    if (name instanceof RegExp) {
      const sources = dictionary.matching(name);
      return sources.length === 0 ? name : new RegExp(sources.join('|'));
    }
    if (typeof name !== 'string') return name;
    const sources = [...new Set([name, ...dictionary.translationsOf(name)])].map(patternOf).join('|');
    return new RegExp(isExact ? `^\\s*(?:${sources})\\s*$` : sources, 'i');
  };

  const wrap = <T extends Page | Locator>(target: T): T =>
    new Proxy(target, {
      get(object, property, receiver) {
        const value: unknown = Reflect.get(object, property, object);
        if (typeof value !== 'function') return value;
        return (...parameters: readonly unknown[]) => {
          const [first, second] = parameters;
          const options = isOptions(second) ? second : {};
          const isExact = options.exact === true;
          const translatedFirst = BY_NAME.has(String(property))
            ? translated(first, isExact)
            : withTranslatedOptions(first, isExact);
          const result: unknown = value.apply(
            object,
            parameters.length === 0
              ? []
              : [
                  translatedFirst,
                  ...parameters.slice(1).map((parameter) => withTranslatedOptions(parameter, isExact)),
                ],
          );
          if (result === object) return receiver;
          return isLocator(result) ? wrap(result) : result;
        };
      },
    });

  const withTranslatedOptions = (parameter: unknown, isExact: boolean): unknown => {
    if (!isOptions(parameter) || !OPTIONS.some((option) => option in parameter)) return parameter;
    return Object.fromEntries(
      Object.entries(parameter).map(([option, value]) => [
        option,
        OPTIONS.includes(option) ? translated(value, isExact) : value,
      ]),
    );
  };
  return wrap(page);
}

function isOptions(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value && 'click' in value;
}
