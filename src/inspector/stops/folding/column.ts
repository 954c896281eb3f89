/** A growing list of numbers in typed arrays: it grows by blocks, so that nothing is copied. */
export interface Column {
  readonly get: (index: number) => number;
  readonly set: (index: number, value: number) => void;
}

const BLOCK_BITS = 16;
const BLOCK_SIZE = 2 ** BLOCK_BITS;

/** @param createBlock such as `(size) => new Float64Array(size)` */
export function createColumn(createBlock: (size: number) => Float64Array | Uint32Array): Column {
  const blocks: (Float64Array | Uint32Array)[] = [];
  return {
    get: (index) => blocks[index >>> BLOCK_BITS]?.[index & (BLOCK_SIZE - 1)] ?? 0,
    set(index, value) {
      const blockIndex = index >>> BLOCK_BITS;
      while (blocks.length <= blockIndex) blocks.push(createBlock(BLOCK_SIZE));
      const block = blocks[blockIndex];
      if (block !== undefined) block[index & (BLOCK_SIZE - 1)] = value;
    },
  };
}
