import { createFileRoute } from '@tanstack/react-router';

import { latePage } from './-late';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
  component: latePage(async () => (await import('./-landing')).Landing),
});
