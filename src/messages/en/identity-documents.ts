import type { AadhaarSide } from '../../../machines/domain/identity/identity';

/** Texts of the photos of the Aadhaar card. */
export const aadhaarPhotosCopy = {
  heading: 'Photos of your Aadhaar card',
  lead: 'Take both sides. All four corners in the picture, no flash, every word sharp.',
  now: {
    AADHAAR_FRONT: 'Now the front: the side with your photo',
    AADHAAR_BACK: 'Now the back: the side with your address',
  } satisfies Record<AadhaarSide, string>,
  missing: 'Not given yet',
  aadhaar: 'Use the Aadhaar code instead',
  notAccepted: 'This picture can not be used',
  preparingText: 'It is made smaller on your phone. Place and time in it are taken out.',
  review: {
    heading: {
      AADHAAR_FRONT: 'Can all of the front be read?',
      AADHAAR_BACK: 'Can all of the back be read?',
    } satisfies Record<AadhaarSide, string>,
    lead: 'If a word is not sharp, take the photo again.',
    alt: 'The photo that you took',
    notShown: 'The photo can not be shown.',
    pdf: 'A PDF file. It can not be shown here.',
    send: 'Send this photo',
    notSent: 'The photo was not sent',
    remove: 'Take another',
  },
  unanswered: 'We do not know if your photo arrived. Check again: it is never kept twice.',
  pending: {
    heading: 'We look at your photos',
    lead: 'Both sides are here. A person at the lender checks them. You can go on meanwhile.',
    goOn: 'Continue meanwhile',
  },
} as const;

/** Why an uploaded picture was refused, by code of the service. */
export const pictureRefusals = {
  file_gone: 'The picture is not on this page any more. Take it again.',
  file_too_large: 'The picture is too large for the lender. Take it again.',
  file_type_not_supported: 'The lender can not open this picture. Take it again.',
} as const;
