import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/termloan/loan-status')(door('loan-status', '/termloan/loan-status'));
