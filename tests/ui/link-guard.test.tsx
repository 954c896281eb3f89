// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { safePageUrl } from '../../machines/domain/base/page-url';
import { LinkGuard } from '../../src/ui/base/link-guard';
import { TextLink } from '../../src/ui/base/text-link';
import { LinkButton } from '../../src/ui/controls/link-button';
import { ListRow } from '../../src/ui/lists/list-row';

afterEach(cleanup);

const guard = {
  isSafe: (href: string) => safePageUrl(href, 'https://loans.example') !== null,
  refusal: 'This link is not safe to open.',
};

it.each([
  ['https://lender.example/agreement.html', true],
  ['/api/termloan/documents/agreement/1.html', true],
  ['http://lender.example/agreement.html', false],
  ['blob:https://loans.example/1', false],
  ['data:text/html,hello', false],
])('a document at %s is a link: %s; otherwise a text says that it is not safe', (href, isLink) => {
  render(
    <LinkGuard value={guard}>
      <LinkButton href={href} target="_blank">
        Agreement
      </LinkButton>
      <TextLink href={href} target="_blank">
        Agreement
      </TextLink>
      <ListRow href={href} target="_blank" title="Agreement" />
    </LinkGuard>,
  );
  expect(screen.queryAllByRole('link')).toHaveLength(isLink ? 3 : 0);
  expect(screen.queryAllByText('Agreement This link is not safe to open.')).toHaveLength(isLink ? 0 : 3);
});

it('a link of the page itself is ignored', () => {
  render(
    <LinkGuard value={guard}>
      <TextLink href="mailto:help@lender.example">Write</TextLink>
    </LinkGuard>,
  );
  expect(screen.getByRole('link', { name: 'Write' })).toBeDefined();
});
