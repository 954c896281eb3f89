import { createFileRoute } from '@tanstack/react-router';

import { door } from './-door';

export const Route = createFileRoute('/autopay/status')(door('autopay', '/autopay/status'));
