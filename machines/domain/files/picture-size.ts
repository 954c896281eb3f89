/** How many bytes are read: enough for what nearly every camera writes before the size of a picture (location, colours, a thumbnail). */
export const BYTES_WITH_SIZE = 1024 * 1024;

/**
 * Number of pixels of a JPEG or PNG, by its header alone: a small file may contain a picture that needs more memory than a
 * phone has.
 * @param beginning the first `BYTES_WITH_SIZE` bytes of the file
 * @returns null when the header is not in them
 */
export function picturePixels(beginning: Uint8Array): number | null {
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  return view.byteLength > 8 && view.getUint32(0) === 0x89504e47 ? pixelsOfPng(view) : pixelsOfJpeg(view);
}

/** IHDR comes first: 8 bytes of signature, length and name of the chunk, then width and height. */
function pixelsOfPng(view: DataView): number | null {
  const isWhole = view.byteLength >= 24 && view.getUint32(12) === 0x49484452;
  return isWhole ? view.getUint32(16) * view.getUint32(20) : null;
}

/** Walks the segments up to the start of frame (SOF), which contains precision, height and width. */
function pixelsOfJpeg(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // A marker may be padded with 0xFF.
    if (marker === 0xff) at += 1;
    else if (isStartOfFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** 0xC0 to 0xCF, except for the Huffman (C4) and arithmetic coding (CC) tables, and a reserved marker (C8). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
