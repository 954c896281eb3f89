import { useLocation, useRouter } from '@tanstack/react-router';

import { navigationCopy } from '#messages/navigation';
import { BottomBar } from '../ui/page/bottom-bar';

const links = [
  { key: 'home', label: navigationCopy.home, icon: 'home', path: '/termloan/home' },
  { key: 'pay', label: navigationCopy.pay, icon: 'rupee', path: '/termloan/prepayment' },
  { key: 'history', label: navigationCopy.history, icon: 'history', path: '/termloan/history' },
  // `mine`: the lender of the merchant's own loan.
  { key: 'help', label: navigationCopy.help, icon: 'help', path: '/termloan/contact/mine' },
] as const;

/**
 * The bottom navigation: on home, and where the query flag `navigation` asks for it (spec 2.2). Its links are no events of a chart: the URL
 * opens the journey.
 */
export function BottomNavigation() {
  const router = useRouter();
  const { pathname } = useLocation();
  return (
    <BottomBar
      label={navigationCopy.label}
      items={links.map(({ path, ...link }) => ({
        ...link,
        href: `${path}?navigation=true`,
        current: pathname === path,
        onClick: (event) => {
          event.preventDefault();
          if (pathname !== path) router.history.push(`${path}?navigation=true`);
        },
      }))}
    />
  );
}
