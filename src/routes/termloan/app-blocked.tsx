import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/app-blocked')(door('standing', '/termloan/app-blocked'));
