import { createFileRoute } from '@tanstack/react-router';

import { lazyPage } from '../-lazy-page';

export const Route = createFileRoute('/termloan/exit')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
  component: lazyPage(async () => (await import('../-exit')).Exit),
});
