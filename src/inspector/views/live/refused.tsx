import { recordingCopy as copy } from '../../../copy/inspector-live';
import type { Refusal } from '../../live/recording-file';

/** Why a file was not opened. */
export function Refused({ name, refusal }: { readonly name: string; readonly refusal: Refusal }) {
  return (
    <p role="alert" className="refused">
      {name} {copy.refused[refusal]}
    </p>
  );
}
