import { udyamCopy } from '#messages/udyam';
import { Unanswered } from '../shared/pages/unanswered';
import type { UdyamProps } from './props';

/** Creates the screen of a write whose outcome is unknown. Never shown as a failure. */
export function unansweredPage(texts: { readonly heading: string; readonly lead: string }) {
  return function UnansweredPage(props: UdyamProps) {
    return <Unanswered {...props} title={udyamCopy.title} {...texts} />;
  };
}
