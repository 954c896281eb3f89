/** The delivery window of the physical QR: 20 days after the merchant address was created (spec 9), in milliseconds. */
const QR_DELIVERY_MS = 20 * 24 * 60 * 60 * 1000;

/** The day on which the physical QR is expected. Milliseconds in and out. */
export function qrExpectedAt(createdAt: number): number {
  return createdAt + QR_DELIVERY_MS;
}

/**
 * The physical QR counts as delivered once 20 days have passed since the address was created (spec 4).
 * @param createdAt milliseconds; null when the service names no time, and then nothing is claimed
 * @param now milliseconds, by the service's clock
 */
export function isQrDelivered(createdAt: number | null, now: number): boolean {
  return createdAt !== null && now >= qrExpectedAt(createdAt);
}
