import { createFileRoute } from '@tanstack/react-router';

import { door } from './-door';

export const Route = createFileRoute('/autopay/')(door('autopay', '/autopay'));
