import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/qr-intro')(door('qr', '/termloan/qr-intro'));
