import type { HelloPayload, LocationPayload, TokenPayload, UpiPayload } from '../../../docs/host/messages';
import type { Controls } from './controls';
import type { Tokens } from './tokens';

interface Phone {
  readonly controls: Controls;
  readonly tokens: Tokens;
  readonly merchantId: string;
}

/** Whether a refresh gives the token of another merchant. */
export function isOfAnother(controls: Controls): boolean {
  return controls.text('tokenOf') === 'another';
}

function hello({ controls, tokens, merchantId }: Phone): HelloPayload {
  return {
    speaks: ['en', 'hi', 'mr'],
    device: { app: 'sandbox-phone', id: 'phone-1', address: '192.0.2.7', brand: 'Sandbox' },
    credentials:
      controls.text('credentials') === 'business-id'
        ? { mode: 'business-id', businessId: merchantId }
        : { mode: 'token', token: tokens.current() },
  };
}

const refreshToken = ({ controls, tokens }: Phone): TokenPayload => ({
  token: tokens.fresh(isOfAnother(controls)),
});
const getLocation = (): LocationPayload => ({ latitude: 19.076, longitude: 72.8777, accuracy: 40 });
const openUpiIntent = (): UpiPayload => ({ status: 'submitted' });

/** Makes the payload of the answer to a request, by its type; the others have none. */
export const payloads: Readonly<Record<string, (phone: Phone) => unknown>> = {
  hello,
  refreshToken,
  getLocation,
  openUpiIntent,
};
