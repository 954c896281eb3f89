import type { homeMachine } from '../../../machines/home/machine';
import type { ScreenProps } from '../../journey/screen';
import { HomeScreen } from './home';
import { PaymentUnansweredScreen } from './payment-unanswered';

/** The payment is being opened: on home at first, on the page of the unanswered one when it is asked for. */
export function SubmittingPaymentScreen(props: ScreenProps<typeof homeMachine>) {
  const isAsking = props.snapshot.context.startBy === 'asking';
  return isAsking ? <PaymentUnansweredScreen {...props} /> : <HomeScreen {...props} />;
}
