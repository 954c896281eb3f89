/** How many bytes are looked at first: what nearly every camera writes before the size of a picture (place, colours, a preview) fits. */
export const BYTES_WITH_SIZE = 1024 * 1024;

/**
 * How many pixels a JPEG or PNG has, by its header alone: a small file may hold a picture that no phone has the memory to
 * decode.
 * @param beginning the first bytes of the file, such as `BYTES_WITH_SIZE` of them
 * @returns null when they do not say
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

/** Walks the segments up to the start of frame (SOF), which holds precision, height and width. */
function pixelsOfJpeg(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // A marker may be filled up with 0xFF.
    if (marker === 0xff) at += 1;
    else if (isStartOfFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** 0xC0 to 0xCF, but for the tables of Huffman (C4) and of arithmetic coding (CC), and a reserved one (C8). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
