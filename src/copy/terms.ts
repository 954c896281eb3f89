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
        'What you do in this app, without your name or numbers, so that we can mend what does not work.',
        'On this phone we keep only what is needed to go on where you left, such as which offer you chose. No papers, no pictures, no account numbers.',
        'We do not read your contacts, your messages or your photos.',
      ],
    },
    {
      title: 'What do I agree to, and can I stop it?',
      text: [
        'Each purpose has a yes of its own. Nothing is ticked for you.',
        'Camera and location: asked when they are needed, with the reason. You can say no, and there is another way.',
        'Loan messages on WhatsApp: you agree or stop them on the Help page, with one tap either way.',
        'Autopay: you approve it with your bank or UPI app, and you can stop it. Your instalments are still due then.',
        'What the lender must keep about a running loan, it keeps.',
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
        'If the lender does not solve it, the Reserve Bank of India (RBI) takes complaints about lenders.',
        'For this app itself, ask our support.',
      ],
    },
  ],
  action: 'Go to the start',
} as const;
