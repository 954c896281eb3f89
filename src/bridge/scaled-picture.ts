/** Maximum length of the longer side of a sent picture (assumed). */
const MAX_SIDE_PX = 1_600;
/** Quality of the JPEG, 0 to 1. */
const JPEG_QUALITY = 0.85;

/**
 * Redraws a picture as an upright JPEG of at most 1,600 px. This removes the camera's metadata (location, time, phone).
 * @returns null when the bytes cannot be drawn
 */
export async function scaledPicture(file: Blob, page: Window & typeof globalThis): Promise<Blob | null> {
  const bitmap = await page.createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = page.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // Transparent pixels of a PNG would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
