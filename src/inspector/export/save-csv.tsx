import { inspectorCopy } from '../../copy/inspector';
import { save } from './save';

interface SaveCsvProps {
  /** Without its ending. */
  readonly fileName: string;
  /** The table as CSV; made when the button is pressed. */
  readonly text: () => string;
}

/** A button that saves a table as a CSV file. */
export function SaveCsv({ fileName, text }: SaveCsvProps) {
  return (
    <button type="button" className="quiet" onClick={() => save(`${fileName}.csv`, 'text/csv', text())}>
      {inspectorCopy.saveCsv}
    </button>
  );
}
