import { inspectorCopy } from '../../copy/inspector';
import { definitionText } from '../../telemetry/inspection/definition';
import type { Journey } from '../catalogue';
import { figureOf } from '../chart/figure';
import { layOut } from '../chart/layout';
import { tableMeasure } from '../chart/measure';
import { mermaid } from '../export/mermaid';
import { save } from '../export/save';
import { svgFile } from '../export/svg-file';
import { useNoteMarks } from '../notes/note-marks';

const copy = inspectorCopy.chart;

/** Buttons that save the chart as SVG, as Mermaid, and as JSON for the tools of XState. */
export function Exports({ journey }: { readonly journey: Journey }) {
  const { id, title, chart, machine } = journey;
  const notes = useNoteMarks(journey);
  const saveSvg = async () => {
    const figure = figureOf(chart, tableMeasure);
    save(`${id}.svg`, 'image/svg+xml', svgFile(title, figure, await layOut(figure), notes));
  };
  return (
    <section className="exports" aria-label={copy.exports}>
      <span aria-hidden="true">{copy.exports}</span>
      <button type="button" className="quiet" onClick={saveSvg}>
        {copy.svg}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => save(`${id}.mmd`, 'text/vnd.mermaid', mermaid(chart))}
      >
        {copy.mermaid}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => save(`${id}.json`, 'application/json', definitionText(machine, 2))}
      >
        {copy.json}
      </button>
    </section>
  );
}
