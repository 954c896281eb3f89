import { unknownLender } from '#messages/lender';
import { lenderName as nameOf } from '../../machines/domain/lender/lenders';

/** The lender's display name. @param nbfc its code on the wire; null where the service gives none */
export function lenderName(nbfc: string | null): string {
  return nbfc === null ? unknownLender : nameOf(nbfc);
}
