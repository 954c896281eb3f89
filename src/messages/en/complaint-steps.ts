/** Whom a merchant can complain to, one after the other, and the addresses of the regulator; for the contact page and "Your rights". */
export const complaintStepsCopy = {
  /** The lender has this long before the RBI Ombudsman takes the complaint. */
  furtherTitle: 'Still not solved?',
  further:
    'Write to the lender first, and keep its answer. If it has not solved your complaint within 30\u00a0days, the Reserve Bank of India (RBI) takes it: it has an ombudsman.',
  ombudsman: 'Complain to the RBI Ombudsman',
  ombudsmanDetail: 'On its website cms.rbi.org.in',
  call: 'Call the RBI: 14448',
  callDetail: 'Its phone number for complaints',
  sachet: 'Report a lender without a licence',
  sachetDetail: 'On the RBI website Sachet: sachet.rbi.org.in',
  complain: 'Make a complaint',
  complainDetail: 'Write it here in the app',
  rights: 'Your rights',
  rightsDetail: 'Complaints, your details, and how to change your mind',

  officerTitle: 'This app’s grievance officer',
  officerFor: 'Takes complaints about this app itself, and about what it does with your details.',
  noOfficer:
    'The name of this app’s officer is not known here yet. Make a complaint in the app instead. If you have a loan, you can also ask the grievance officer of your lender.',
} as const;
