import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/termloan/exit')({
  beforeLoad: ({ context: { binding }, preload }) => {
    if (!preload) binding.close();
  },
});
