/** The longest side of a picture that is sent, in pixels (assumed). */
const MAX_SIDE = 1_600;
const QUALITY = 0.85;

/**
 * Redraws a picture, at most 1,600 px long, upright, as JPEG. This removes the camera's metadata (location, time, phone).
 * Null when the bytes can't be drawn.
 */
export async function scaledPicture(file: Blob, page: Window & typeof globalThis): Promise<Blob | null> {
  const drawn = await page.createImageBitmap(file).catch(() => null);
  if (drawn === null) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(drawn.width, drawn.height));
  const canvas = page.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // Transparent pixels of a PNG would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
