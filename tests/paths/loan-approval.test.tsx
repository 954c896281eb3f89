// @vitest-environment jsdom
import { loanApprovalMachine } from '../../machines/loan-approval/machine';
import { screens } from '../../src/screens/loan-approval';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { mandateWith, offerWith, userStateWith } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

/** Maximum number of polls of the chart: one minute. */
const MAX_POLLS = 12;

function approval(nbfc: string, status: string | null, offer: ReturnType<typeof offerWith> | null) {
  return ready({
    userState: userStateWith({ primary_nbfc: nbfc, approval_status: status }),
    offer,
  });
}

const monthly = offerWith({ frequency: 3, duration: 12, nbfc: 'APOLLO_FINVEST' });
const withEnach = offerWith({ is_enach_required: true });

testJourney({
  id: 'loan-approval',
  machine: loanApprovalMachine,
  screens,
  file: 'tests/paths/loan-approval.test.tsx',
  starts: [{ name: 'approval', input: { entryUrl: '/termloan/loan-approval-status' } }],
  abstract: ({ approval: loadedApproval, polls, mandate, failure, redirectTo }) => ({
    nbfc: loadedApproval?.userState.primaryNbfc,
    status: loadedApproval?.userState.approvalStatus,
    offer: loadedApproval?.offer && [loadedApproval.offer.frequency, loadedApproval.offer.isEnachRequired],
    polls,
    mandate: mandate?.status,
    failed: failure?.reason,
    redirectTo,
  }),
  events: [
    done('loadApproval', approval('USFB', 'PENDING', offerWith()), 'the lender decides'),
    done('loadApproval', approval('USFB', 'APPROVED', offerWith()), 'approved'),
    done('loadApproval', approval('USFB', 'APPROVED', withEnach), 'approved, with e-NACH'),
    done('loadApproval', approval('USFB', 'REJECTED', offerWith()), 'rejected'),
    done('loadApproval', approval('USFB', 'PENDING', null), 'no offer was confirmed'),
    done('loadApproval', approval('USFB', 'REJECTED', null), 'rejected, no offer was confirmed'),
    done('loadApproval', approval('APOLLO_FINVEST', null, monthly), 'Apollo, monthly'),
    done('loadApproval', approval('APOLLO_FINVEST', null, withEnach), 'Apollo, weekly with e-NACH'),
    done('loadApproval', approval('APOLLO_FINVEST', 'APPROVED', offerWith()), 'Apollo, weekly'),
    done('loadApproval', approval('APOLLO_FINVEST', 'REJECTED', monthly), 'Apollo said no'),
    done('loadApproval', failed('connection', { operation: 'getUserState' }), 'no connection'),
    fails('loadApproval', crash, 'our own fault'),
    done('getUserState', ready(userStateWith()), 'still deciding'),
    done('getUserState', ready(userStateWith({ approval_status: 'APPROVED' })), 'approved now'),
    done('getUserState', ready(userStateWith({ approval_status: 'REJECTED' })), 'rejected now'),
    done('getUserState', failed('timeout', { operation: 'getUserState' }), 'no answer'),
    fails('getUserState', crash, 'our own fault'),
    done('getAutopayMandate', ready(mandateWith({ status: 'ACTIVE' })), 'active'),
    done('getAutopayMandate', ready(mandateWith()), 'not active'),
    done('getAutopayMandate', failed('unavailable', { operation: 'getAutopayMandate' }), 'no answer'),
    fails('getAutopayMandate', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask', { enabled: ({ context }) => context.polls < MAX_POLLS }),
    fails('waitToAsk', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    fails('pageReturns', crash, 'our own fault'),
    person({ type: 'details.accepted' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'details.accepted': tap('Continue'),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Back to the start'),
  },
  check: (snapshot) => {
    checkPage();
    const status = snapshot.context.approval?.userState.approvalStatus;
    if (status === 'REJECTED') hides('approved this loan');
    if (snapshot.matches('loanApprovalStatus')) {
      shows('Unity Small Finance Bank is looking at your loan');
      hides('approved');
    }
    if (snapshot.matches('approvedLoanDetails')) {
      shows('Apollo Finvest approved this loan for you');
      shows('₹97,640');
      shows('37.62 %');
      // Loan amount, fee, GST, interest, instalment and total.
      for (const amount of ['₹1,00,000', '₹2,000', '₹360', '₹15,920', '₹2,415', '₹1,15,920']) shows(amount);
    }
    if (snapshot.matches('loanRejected')) shows('did not approve this loan');
    if (snapshot.matches('approvalUnavailable')) shows(/not available|An Error Occurred|could not read/);
  },
});
