import { createFileRoute } from '@tanstack/react-router';

import { lazyPage } from './-lazy-page';

export const Route = createFileRoute('/terms')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
  component: lazyPage(async () => (await import('./-terms')).Terms),
});
