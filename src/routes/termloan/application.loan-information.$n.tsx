import { createFileRoute, redirect } from '@tanstack/react-router';

/** The step has two pages; any other number (0, 3, 01) is the page that it can mean, and the first one else (spec 2.2: default 1). */
export const Route = createFileRoute('/termloan/application/loan-information/$n')({
  beforeLoad: ({ params: { n }, search }) => {
    const to =
      Number(n) === 2
        ? '/termloan/application/loan-information/2'
        : '/termloan/application/loan-information/1';
    throw redirect({ to, search, replace: true });
  },
});
