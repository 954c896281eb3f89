import { type Json, readDocument } from '../../contract/documents';

/**
 * A document of the contract as Specmatic reads it, and the base of its paths. It says the same in other words, but for:
 * - the cookie `act` and `x-business-id`: it signs in with the token alone;
 * - `x-merchant-id`: it would name others, and each is answered 409 (tests/sandbox/http/other-merchant.test.ts).
 */
export function forSpecmatic(name: string): { document: Json; base: string } {
  const document = readDocument(name);
  const [server] = listOf(document.servers);
  return { document: Object(rewrite(document)), base: String(Object(server).url) };
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isLeftOut(item)).map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(withWholeChoices(value)).flatMap(([key, inner]) => {
      // It draws any text for this format.
      if (key === 'format' && inner === 'email') return [['pattern', '^[a-z]{3,9}@shop\\.example$']];
      // It takes the request body of a link for a text.
      if (['links', '5XX', 'actCookie'].includes(key)) return [];
      // It reads no ranges. The lender refuses what is malformed with 400.
      return [[key === '4XX' ? '400' : key, rewrite(inner)]];
    }),
  );
}

const isLeftOut = (item: unknown): boolean =>
  ['actCookie', 'businessId'].some((scheme) => Object.hasOwn(Object(item), scheme)) ||
  Object(item).$ref === '#/components/parameters/MerchantId';

/** It reads each choice of `anyOf` alone, so the fields beside it are repeated in each. */
function withWholeChoices(schema: object): object {
  const { anyOf, properties, ...others }: { anyOf?: unknown; properties?: unknown } = schema;
  if (anyOf === undefined || properties === undefined) return schema;
  return {
    ...others,
    anyOf: listOf(anyOf).map((choice) => ({ ...Object(choice), type: 'object', properties })),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
