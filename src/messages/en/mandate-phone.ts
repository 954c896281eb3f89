/** Texts of the check of the phone number that the bank requires for a mandate. */
export const mandatePhoneCopy = {
  title: 'Verify your phone',
  loading: 'Asking about your phone',
  ask: {
    heading: 'Which phone number does your bank have?',
    lead: 'Your bank lets only this phone approve automatic debits. So nobody else can set them up on your account.',
    which: 'Phone number of your bank account',
    own: (masked: string) => `My number ${masked}`,
    ownDetail: 'The number of this account',
    other: 'Another number',
    otherDetail: 'The one that gets your bank’s SMS',
    mobile: 'Mobile number',
    mobileHint: '10 digits, the one your bank sends SMS to',
    missing: 'Type the mobile number that your bank has.',
    malformed: 'A mobile number has 10 digits and starts with 6, 7, 8 or 9.',
    notChosen: 'Choose which number your bank has.',
    action: 'Get the code',
    otherMethod: 'Approve in another way',
    notSent: 'We could not send the code',
  },
  code: {
    heading: 'Enter the code',
    lead: (mobile: string | null) =>
      mobile === null
        ? 'We sent 6 digits by SMS to your phone. It shows your bank that the phone is yours.'
        : `We sent 6 digits by SMS to ${mobile}. It shows your bank that the phone is yours.`,
    action: 'Verify phone',
    change: 'Use another number',
  },
  pending: {
    heading: 'Your bank has not answered yet',
    lead: 'The code was right. Now your bank looks if it knows this phone. Some banks take until the next day.',
    phone: 'Phone',
    ask: 'We keep checking for two minutes. After that, tap Check again, or come back later.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    later: 'Go back, look later',
    change: 'Use another number',
  },
  notLinked: {
    heading: 'Your bank does not know this phone',
    lead: (mobile: string) =>
      `The phone ${mobile} is not the one of your bank account. Use the number that gets your bank’s SMS, or approve by net banking: that needs no phone check.`,
    leadWithoutPhone:
      'This phone is not the one of your bank account. Use the number that gets your bank’s SMS, or approve by net banking: that needs no phone check.',
    general: 'Your bank could not verify this phone. Use another number, or approve by net banking.',
    headingGeneral: 'Your bank did not verify this phone',
    change: 'Use another number',
    otherMethod: 'Approve by net banking',
  },
  unavailable: 'We could not ask about your phone',
} as const;
