import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/agreement-otp')(door('agreement', '/termloan/agreement-otp'));
