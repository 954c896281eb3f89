import type { Question } from '../question';

const rights = { to: '/rights', label: 'Your rights' } as const;

/** Texts of the page with the terms of this service. */
export const termsCopy = {
  title: 'Terms',
  heading: 'How this service works',
  lead: 'In plain words. Tap a question to read the answer.',
  sections: [
    {
      title: 'Who are we?',
      text: [
        'We show loans of lenders to small shops, and help you to take one and pay it back. We are not a lender: the money is the lender’s, not ours.',
        'These terms are about this service. Your loan has its own papers from the lender: the key facts and the agreement. If they say something else about your loan, the papers count.',
      ],
    },
    {
      title: 'Who decides on my loan?',
      text: [
        'The lender. It decides if it makes an offer, how much it lends and what it costs, and it sends the money.',
        'You see all offers side by side, lowest yearly cost (APR) first, with the lender’s name. No offer is chosen for you.',
        'If a lender says no, you owe nothing for it. You can ask the lender why.',
      ],
      link: { to: '/how-offers-work', label: 'How offers work' },
    },
    {
      title: 'What does it cost?',
      text: [
        'Looking at offers is free. We take no money from you for this service.',
        'The lender’s interest, fees and taxes are in the key facts before you sign. So do the charges for paying late and for closing early.',
        'You can give the loan back until some days after the money comes: the cooling-off time. How many days, and what you then pay, is in your key facts.',
      ],
    },
    {
      title: 'What do you know about me, and what for?',
      text: [
        'What you tell us and your lender: your name, mobile number, PAN, shop and bank account. It is used to find offers, to check who you are, to send the money and to take payments.',
        'We do not read your contacts, your messages or your photos.',
        'Who gets your details, how long they are kept, and how to have them corrected or deleted, is on the page of your rights.',
      ],
      link: rights,
    },
    {
      title: 'What do I agree to, and can I stop it?',
      text: [
        'Each purpose has a yes of its own. Nothing is ticked for you.',
        'Camera and location: asked when they are needed, with the reason. You can say no, and there is another way.',
        'Loan messages on WhatsApp: you agree or stop them on the Help page, with one tap either way.',
        'Autopay: you approve it with your bank or UPI app, and you can stop it. Your instalments are still due then.',
      ],
    },
    {
      title: 'What is my part?',
      text: [
        'Tell the truth, use your own bank account, and pay on the due days. Paying late costs a late charge, and can make the next loan harder to get.',
        'Keep codes from an SMS to yourself. We never ask for your UPI PIN or your bank password.',
      ],
    },
    {
      title: 'How do I complain?',
      text: [
        'First the customer care of your lender, then its grievance officer. Names and numbers are on the Help page and in your key facts.',
        'For this app itself, its own grievance officer. The page of your rights names the officer, and says what to do if nobody solves it.',
      ],
      link: rights,
    },
  ] satisfies readonly Question[],
  action: 'Go to the start',
} as const;
