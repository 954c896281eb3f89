import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/network/credit-haat')(door('network', '/network/credit-haat'));
