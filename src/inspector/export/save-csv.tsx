import { inspectorCopy } from '../../copy/inspector';
import { save } from './save';

/** Without it Excel reads a file as of the system's old encoding: the arrows and minus signs of the tables would be others. */
const BYTE_ORDER_MARK = '\ufeff';

interface SaveCsvProps {
  /** Without its ending. */
  readonly fileName: string;
  /** The table as CSV; made when the button is pressed. */
  readonly text: () => string;
}

/** A button that saves a table as a CSV file. */
export function SaveCsv({ fileName, text }: SaveCsvProps) {
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => save(`${fileName}.csv`, 'text/csv', `${BYTE_ORDER_MARK}${text()}`)}
    >
      {inspectorCopy.saveCsv}
    </button>
  );
}
