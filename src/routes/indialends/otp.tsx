import { createFileRoute } from '@tanstack/react-router';

import { door } from '../-door';

export const Route = createFileRoute('/indialends/otp')(door('leads', '/indialends/otp'));
