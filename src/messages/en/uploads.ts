import type { PickProblem } from '../../../machines/domain/files/picked-file';

/** Texts about pictures and documents that the merchant uploads. */
export const picturesCopy = {
  takePhoto: 'Take a photo',
  chooseFile: 'Choose from the phone',
  preparing: 'Getting the picture ready',
  sending: (percent: number) => `Sending: ${percent} %`,
  sendAgain: 'Send again',
  /** The phone discarded the page, and the picked file was lost with it. */
  gone: 'The picture is not on this page any more. Take it again.',
  problems: {
    empty: 'This file is empty. Take the photo again.',
    'too-large': 'This file is larger than 5\u00a0MB. Take a photo of it instead.',
    'wrong-type': 'This is not a JPG or PNG picture. Take a photo, or choose another file.',
    unreadable: 'This picture can not be opened. Take the photo again.',
    'too-many-pixels': 'This picture is too large for the phone to open. Take a photo of it instead.',
  } satisfies Record<PickProblem, string>,
  /** Replaces `wrong-type` where PDF files are accepted too. */
  wrongTypeWithPdf: 'This is not a JPG, PNG or PDF file. Take a photo, or choose another file.',
} as const;
