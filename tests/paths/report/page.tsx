/** The report as one self-contained page. */
import { ChartDefinitions } from './chart-picture';
import { ChartsSection } from './charts-section';
import { FailuresSection } from './failures-section';
import { Headline } from './headline';
import { JourneysSection } from './journeys-section';
import type { ChartLayout } from './layout';
import type { Report } from './report';
import { RequirementsSection } from './requirements-section';
import {
  ChartMutantsSection,
  FaultsSection,
  MutantsSection,
  OutsideSection,
  SlowestSection,
  TrendSection,
} from './runs-section';

interface PageProps {
  readonly report: Report;
  /** By journey. */
  readonly drawings: ReadonlyMap<string, ChartLayout>;
  readonly sheet: string;
  readonly script: string;
}

export function Page({ report, drawings, sheet, script }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Path report</title>
        <style>{sheet}</style>
      </head>
      <body>
        <ChartDefinitions />
        <Headline report={report} />
        <main>
          <FailuresSection report={report} />
          <JourneysSection journeys={report.journeys} />
          <ChartsSection journeys={report.journeys} drawings={drawings} />
          <RequirementsSection rows={report.requirements} />
          {report.walkedFaults !== null && <FaultsSection walked={report.walkedFaults} />}
          {report.chartMutants.length > 0 && <ChartMutantsSection mutants={report.chartMutants} />}
          {report.mutants !== null && <MutantsSection mutants={report.mutants} />}
          {report.outside.length > 0 && <OutsideSection reports={report.outside} />}
          {report.trend.length > 0 && <TrendSection runs={report.trend} />}
          {report.slowest.length > 0 && <SlowestSection tests={report.slowest} />}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, written into a local file. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
