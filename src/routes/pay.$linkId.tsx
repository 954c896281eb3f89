import { createFileRoute } from '@tanstack/react-router';

import { door } from './-door';

export const Route = createFileRoute('/pay/$linkId')(door('pay-by-link', '/pay/$linkId'));
