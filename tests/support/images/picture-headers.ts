/** First bytes of picture files, up to and including width and height in pixels. */

/**
 * A JPEG header as cameras write it: an application segment, tables, then the frame header with the size.
 * @param startOfFrame marker byte of the frame header
 * @param segmentBytes length of the application segment's content
 */
export function jpegOf(
  width: number,
  height: number,
  startOfFrame = 0xc0,
  segmentBytes = 40,
): readonly number[] {
  return [
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, ...uint16(segmentBytes + 2), ...Array.from({ length: segmentBytes }, () => 0xff)],
    ...[0xff, 0xc4, 0, 5, 1, 2, 3],
    ...[0xff, 0xff, startOfFrame, 0, 11, 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0],
  ];
}

/** A PNG's signature and header chunk. */
export function pngOf(width: number, height: number): readonly number[] {
  const ihdr = [0x49, 0x48, 0x44, 0x52];
  const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
  return [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    ...ihdr,
    ...uint32(width),
    ...uint32(height),
  ];
}

function uint16(value: number): number[] {
  return [value >> 8, value & 0xff];
}
