import { describe, expect, it, vi } from 'vitest';

import type { PickResult } from '../../machines/domain/files/picked-file';
import { createVisitPictures } from '../../src/adapters/visit-pictures';
import type { PickedFiles } from '../../src/bridge/files';

const ready = { ok: true, file: { url: 'blob:ready', type: 'image/jpeg', size: 9 } } as const;

/** The files of a page; the test decides when a file is ready. */
function aVisit() {
  const remove = vi.fn();
  let end: (made: PickResult) => void = () => {};
  const files: PickedFiles = {
    prepare: () =>
      new Promise((resolve) => {
        end = resolve;
      }),
    bytes: () => null,
    store: () => ready.file,
    remove,
  };
  const leaving = new AbortController();
  const pictures = createVisitPictures({ files: () => Promise.resolve(files) });
  return {
    remove,
    pictures,
    leaving,
    make: async () => {
      const made = pictures.prepare('blob:picked', 'pictures', leaving.signal);
      // Its chunk loads first.
      await Promise.resolve();
      return { made, end: (with_: PickResult) => end(with_) };
    },
  };
}

describe('the pictures of a visit', () => {
  it('are released when it ends, each once', async () => {
    const { make, remove, pictures } = aVisit();
    const { made, end } = await make();
    end(ready);
    expect(await made).toBe(ready);
    pictures.track({ ...ready.file, url: 'blob:drawn' });
    pictures.track({ ...ready.file, url: 'blob:sent' });
    pictures.remove('blob:sent');
    pictures.clearAll();
    await vi.waitFor(() =>
      expect(remove.mock.calls.flat()).toEqual(['blob:sent', 'blob:ready', 'blob:drawn']),
    );
  });

  it('one that is ready after the merchant gave up waiting is released, with the picked file', async () => {
    const { make, leaving, remove } = aVisit();
    const { made, end } = await make();
    leaving.abort();
    end(ready);
    await made;
    expect(remove.mock.calls.flat()).toEqual(['blob:picked', 'blob:ready']);
  });

  it('a file that is no picture leaves nothing behind', async () => {
    const { make, remove, pictures } = aVisit();
    const { made, end } = await make();
    end({ ok: false, problem: 'empty' });
    expect(await made).toEqual({ ok: false, problem: 'empty' });
    pictures.clearAll();
    expect(remove).not.toHaveBeenCalled();
  });
});
