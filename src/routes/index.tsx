import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
});
