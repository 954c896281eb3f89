/**
 * Checks the build against its targets (`BROWSER_TARGETS`): syntax, JavaScript and Web APIs, and styles. The inspector's build
 * (`dist-inspector/`) is left out: it is for analysts, on computers of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { languages } from '../../src/language/languages';
import { readChunks } from '../size/chunks';
import { type Known, known as knownFeatures } from './known';
import { newerInScripts } from './script-check';
import { newerInStyles } from './style-check';
import type { Finding } from './support-data';

interface Sources {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** What is newer than the targets and not known, and what is known and no longer there, in the build of each language. */
export function targetProblems(): readonly string[] {
  return languages.flatMap(({ language }) => {
    const chunks = new Set(readChunks(language).map(({ file }) => file));
    const isOfLanguage = (file: string) =>
      file.endsWith('.css') || file.startsWith(`${language}/`) || chunks.has(file);
    const problems = problemsOf(findNewer(readBuild('dist', isOfLanguage)), knownFeatures);
    return problems.map((problem) => `${language}: ${problem}`);
  });
}

/** @throws if the folder has no build */
export function readBuild(folder: string, isRead: (file: string) => boolean = () => true): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRead);
  const read = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const documents = read('.html');
  const inline = (pattern: RegExp) =>
    documents.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text));
  // All documents have the same sheet and script.
  const scripts = new Set([...read('.js'), ...inline(/<script>([\s\S]*?)<\/script>/g)]);
  const sheets = new Set([...read('.css'), ...inline(/<style>([\s\S]*?)<\/style>/g)]);
  if (documents.length === 0) throw new Error(`There is no build in ${folder}: npm run build first.`);
  return { scripts: [...scripts], sheets: [...sheets] };
}

export function findNewer({ scripts, sheets }: Sources): readonly Finding[] {
  return [...newerInScripts(scripts), ...sheets.flatMap(newerInStyles)];
}

export function problemsOf(
  findings: readonly Finding[],
  known: Readonly<Record<string, Known>>,
): readonly string[] {
  const features = [...new Set([...findings.map(({ feature }) => feature), ...Object.keys(known)])];
  return features.flatMap((feature) => {
    const places = findings.filter((finding) => finding.feature === feature).map(({ where }) => where);
    const expected = known[feature];
    if (places.length === 0) return [`${feature} is in tests/targets/known.ts, and not in the build`];
    if (expected !== undefined && (expected.places ?? places.length) === places.length) return [];
    const count = expected === undefined ? '' : ` in ${places.length} places, ${expected.places} are known,`;
    return [
      `${feature}${count} is newer than the build's targets:${places.map((where) => `\n  ${where}`).join('')}`,
    ];
  });
}
