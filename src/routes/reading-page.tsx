import { useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import type { ReadingPageProps } from '../screens/standalone/reading-page';
import { useRouterContext } from './router-context';
import { StandaloneScreen } from './standalone-screen';

/**
 * Creates the route component of a page to read; the page needs no call. As the first page of a tab, Back leads to the landing
 * page.
 * @param name value of `data-journey`
 */
export function readingPage(name: string, Page: ComponentType<ReadingPageProps>): ComponentType {
  return function ReadingPage(): ReactNode {
    const { history } = useRouter();
    const { back } = useRouterContext();
    return (
      <StandaloneScreen name={name}>
        <Page onBack={back} onOpen={(path) => history.push(path)} />
      </StandaloneScreen>
    );
  };
}
