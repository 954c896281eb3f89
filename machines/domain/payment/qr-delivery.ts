/** Delivery time of the physical QR: 20 days from when the merchant address was created (spec 9). */
const QR_DELIVERY_MS = 20 * 24 * 60 * 60 * 1000;

/** When the physical QR is expected. @param createdAt when the address was created, milliseconds @returns milliseconds */
export function qrExpectedAt(createdAt: number): number {
  return createdAt + QR_DELIVERY_MS;
}

/**
 * Whether the physical QR counts as delivered: 20 days have passed since the address was created (spec 4).
 * @param createdAt milliseconds; null when the service gives no time: the QR then counts as not delivered
 * @param now milliseconds, by the service's clock
 */
export function isQrDelivered(createdAt: number | null, now: number): boolean {
  return createdAt !== null && now >= qrExpectedAt(createdAt);
}
