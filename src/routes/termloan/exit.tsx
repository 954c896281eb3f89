import { createFileRoute } from '@tanstack/react-router';

import { latePage } from '../-late';

export const Route = createFileRoute('/termloan/exit')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
  component: latePage(async () => (await import('../-exit')).Exit),
});
