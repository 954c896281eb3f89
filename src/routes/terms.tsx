import { createFileRoute } from '@tanstack/react-router';

import { latePage } from './-late';

export const Route = createFileRoute('/terms')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
  component: latePage(async () => (await import('./-terms')).Terms),
});
