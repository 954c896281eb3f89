import { application } from './application';
import { origination } from './origination';
import { otherProducts } from './other-products';
import { type BeyondChromium, bug } from './reasons';
import { servicing } from './servicing';

const throwingCall = 'only a bug in our own code makes a call throw: a failed call returns an outcome';

/** Every transition that no browser can take. */
export const beyondChromium: BeyondChromium = {
  session: {
    'connecting -- connectHost fails --> loadingMerchant':
      'the bridge always returns a result, also for a host that is missing, late or broken',
    'loadingMerchant -- getMerchant done [isRefused] --> ended':
      'the second 401 itself sends session.expired, which ends the session before the load has a result',
    'loadingMerchant -- getMerchant done [isRefusedForGood] --> notSignedInHere':
      'session.expired comes before the result of the load, and leads to this state too',
    'loadingMerchant -- getMerchant fails --> merchantUnavailable': bug,
  },
  token: {
    'refreshing -- refreshToken fails --> held':
      'the bridge returns a result whatever the host does; only a bug in our own code ends it with an error',
    'refreshing -- after refreshTimeout --> held':
      'the bridge returns a result after 4 seconds at the latest, before this limit of 5 seconds',
  },
  load: {
    'requesting -- request fails --> failed': throwingCall,
  },
  submission: {
    'submitting -- send fails --> checking': throwingCall,
    'checking -- checkStatus fails [mayCheckAgain] --> waitingToCheck': throwingCall,
    'checking -- checkStatus fails --> unanswered': throwingCall,
  },
  ...origination,
  ...servicing,
  ...application,
  ...otherProducts,
};
