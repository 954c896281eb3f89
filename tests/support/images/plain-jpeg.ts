/** A JPEG of one colour and any size, made without drawing it: a page that draws it would need the memory that a test measures. */

/**
 * A baseline JPEG, its colours at half the resolution, as cameras make them. Each of its Huffman tables has one code, of one bit: the
 * same brightness as before, and the end of a block. So all of its image data are zero bits, which is grey.
 * @param size pixels
 */
export function plainJpeg({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const units = Math.ceil(width / 16) * Math.ceil(height / 16);
  // Four blocks of brightness and two of colour, of two bits each.
  const data = Buffer.alloc(Math.ceil((units * 6 * 2) / 8));
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0), 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, [
      8,
      ...uint16(height),
      ...uint16(width),
      3,
      ...[1, 0x22, 0],
      ...[2, 0x11, 0],
      ...[3, 0x11, 0],
    ]),
    segment(0xc4, [0x00, ...oneCode]),
    segment(0xc4, [0x10, ...oneCode]),
    segment(0xda, [3, ...[1, 0], ...[2, 0], ...[3, 0], 0, 63, 0]),
    data,
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, ...uint16(content.length + 2), ...content]);
}

function uint16(value: number): readonly number[] {
  return [value >> 8, value & 0xff];
}
