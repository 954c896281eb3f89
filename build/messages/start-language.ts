/** The files of a language that is begun: the English messages, each in the shape of a translation. */
import ts from 'typescript';

import { type BuildLanguage, languages } from '../../src/language/languages.ts';
import { parseMessages, withEdits } from './text-literals.ts';
import { pluralCategories } from './units.ts';

/**
 * The file of a language with English texts, checked against the English one by the compiler.
 * @param name of the file, with its ending
 * @param code of the English file
 */
export function startedFile(name: string, code: string, { language, tag }: BuildLanguage): string {
  const [english] = languages;
  if (name === 'locale.ts')
    return code.replace(`'${english.language}'`, `'${language}'`).replace(`'${english.tag}'`, `'${tag}'`);
  const source = parseMessages(name, code);
  const edits = [...source.statements.flatMap(typedAsTranslation), ...pluralEdits(source, tag)];
  const translated = withEdits(code, edits);
  const header = [
    ...(translated.includes('typeof english.')
      ? [
          `import type * as english from '../en/${name.replace(/\.ts$/, '')}';`,
          "import type { Translation } from '../translation';",
        ]
      : []),
  ];
  return [...header, withoutUnusedTypes(name, translated)].join('\n');
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An exported message has the type of the English one instead of its own. */
function typedAsTranslation(statement: ts.Statement): readonly Edit[] {
  if (!ts.isVariableStatement(statement)) return [];
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  return statement.declarationList.declarations.flatMap(({ name, type, initializer }) => {
    const annotation = `: Translation<typeof english.${name.getText()}>`;
    const value = initializer === undefined ? undefined : unwrapped(initializer);
    return [
      { start: name.getEnd(), end: type?.getEnd() ?? name.getEnd(), text: annotation },
      ...(value === undefined || initializer === undefined
        ? []
        : [{ start: value.getEnd(), end: initializer.getEnd(), text: '' }, ...parameterTypes(value)]),
    ];
  });
}

/** The parameters of a translation have the types of the English ones. */
function parameterTypes(node: ts.Node): readonly Edit[] {
  const own = ts.isArrowFunction(node)
    ? node.parameters.flatMap(({ name, type }) =>
        type === undefined ? [] : [{ start: name.getEnd(), end: type.getEnd(), text: '' }],
      )
    : [];
  return [...own, ...node.getChildren().flatMap(parameterTypes)];
}

/** A value without `as const` and `satisfies`. */
function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}

/** Plural forms that English has not: each begins with the text of "other". */
function pluralEdits(node: ts.Node, tag: string): readonly Edit[] {
  const forms =
    ts.isCallExpression(node) && node.expression.getText() === 'plural' ? node.arguments[1] : undefined;
  if (forms === undefined || !ts.isObjectLiteralExpression(forms))
    return node.getChildren().flatMap((child) => pluralEdits(child, tag));
  const textOf = new Map(
    forms.properties.flatMap((form) =>
      ts.isPropertyAssignment(form) ? [[form.name.getText(), form.initializer.getText()] as const] : [],
    ),
  );
  const text = pluralCategories(tag)
    .map((category) => `${category}: ${textOf.get(category) ?? textOf.get('other')}`)
    .join(', ');
  return [{ start: forms.getStart(), end: forms.getEnd(), text: `{ ${text} }` }];
}

/** Types that only the English annotations named, and comments, which stand at the English messages. */
function withoutUnusedTypes(name: string, code: string): string {
  const source = parseMessages(name, code);
  const isUnused = (statement: ts.Statement) => {
    const declared = declaredTypes(statement);
    const rest = source.statements.filter((other) => other !== statement).map((other) => other.getText());
    return declared.length > 0 && !declared.some((type) => new RegExp(`\\b${type}\\b`).test(rest.join('\n')));
  };
  const unused = source.statements.filter(isUnused);
  if (unused.length === 0) return code.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '');
  const edits = unused.map((statement) => ({
    start: statement.getFullStart(),
    end: statement.getEnd(),
    text: '',
  }));
  return withoutUnusedTypes(name, withEdits(code, edits));
}

function declaredTypes(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [statement.name.text];
  if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
  const { importClause } = statement;
  if (importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword) return [];
  const bindings = importClause.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings)
    ? bindings.elements.map((element) => element.name.text)
    : [];
}
