/** Number of bytes to read. Most cameras write less than this (location, colours, a thumbnail) before the picture's size. */
export const MAX_HEADER_BYTES = 1024 * 1024;

/** What a picture's header says of the memory that the picture needs. */
export interface PictureSize {
  readonly pixels: number;
  /**
   * A browser can draw it small without ever decoding all of its pixels: a JPEG that is stored from top to bottom. A progressive one is
   * held whole, as is a PNG.
   */
  readonly isDrawnInParts: boolean;
}

/**
 * The size of a JPEG or PNG, read from its header. The size of the file does not tell it: a small file may contain a picture that
 * needs more memory than a phone has.
 * @param firstBytes the first bytes of the file, `MAX_HEADER_BYTES` as a rule, or the whole file
 * @returns null when these bytes do not contain the picture's size
 */
export function pictureSize(firstBytes: Uint8Array): PictureSize | null {
  const view = new DataView(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength);
  return view.byteLength > 8 && view.getUint32(0) === 0x89504e47 ? sizeOfPng(view) : sizeOfJpeg(view);
}

/** The IHDR chunk comes first: 8 bytes of signature, length and name of the chunk, then width and height. */
function sizeOfPng(view: DataView): PictureSize | null {
  const hasHeader = view.byteLength >= 24 && view.getUint32(12) === 0x49484452;
  return hasHeader ? { pixels: view.getUint32(16) * view.getUint32(20), isDrawnInParts: false } : null;
}

/** Walks the segments up to the start of frame (SOF), which contains precision, height and width. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    // A marker may be padded with 0xFF.
    if (marker === 0xff) offset += 1;
    else if (isStartOfFrame(marker))
      return {
        pixels: view.getUint16(offset + 5) * view.getUint16(offset + 7),
        // Baseline, and its extension: each part of the picture is stored once.
        isDrawnInParts: marker === 0xc0 || marker === 0xc1,
      };
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Start-of-frame markers are 0xC0 to 0xCF, except for Huffman tables (C4), arithmetic coding tables (CC) and C8 (reserved). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
