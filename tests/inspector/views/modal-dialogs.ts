import { afterAll, beforeAll } from 'vitest';

const methods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

/** Gives jsdom's dialogs `showModal` and `close` for the tests of one file: other files of the same worker test browsers without them. */
export function provideModalDialogs(): void {
  beforeAll(() => void Object.assign(HTMLDialogElement.prototype, methods));
  afterAll(() => {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
}
