/** What a person is told who asks for help, or asks for what there is not. */

/** Wrong use: the command line ends with 2, and says what is wrong. */
export class UsageError extends Error {}

/** What a process ends with that Ctrl-C stopped. */
export const INTERRUPTED = 130;

export const USAGE = `npm run paths -- <command>

  list                          the journeys, their charts, and how they can be walked
  run [journey ...]             walks paths; all journeys when none is named
  replay <name or token>        one path again, as a failure names it
  shrink <name or token>        makes a failing path as short as it goes
  report                        coverage, requirements and failures as pages (reports/paths)

run (seed, until, budget, pairs, to, weights, plant, watch: for chart and screens)
  --level chart|screens|layout|browser|phone   several by comma; chart,screens unless told
          chart    the chart alone, its services held by the test: the fastest
          screens  the same through the real screens, tapped in a DOM
          layout   the same in Chromium, each screen laid out on the narrowest phone; takes workers
          browser  the built app in Chromium against the sandbox lender; takes workers, headed, slow, no-build
          phone    the same in the native host's web view; takes seed, budget (time), fault, headed, slow, no-build
  --seed <number>     where random walks start (42)
  --until <percent>   walk at random until so much of each chart is taken, e.g. 100%
  --budget <n>        most random steps of a journey (400), or time for all together (90s, 5min)
  --pairs             take every pair of branches in a row, not only every branch
  --to <what>         the shortest path to a state, a branch or a requirement ("spec 5 row 3"), and no other
  --weights <file>    walk where merchants go: what npm run sessions writes (.jsonl.gz), or its counts
  --fault <what>      cross the paths with a fault, in Chromium (drop-after, 500, slow, reload, offline ...)
  --plant <what>      put a known bug in, to learn with: chart or screen, in autopay
  --workers <number>  journeys side by side (2)
  --watch             again whenever a file changes

replay
  --level chart|screens|layout   screens unless told
  --headed                in a browser that you can watch
  --slow <ms>             so long a pause before each step
  --plant <what>          with the same known bug

Ends with 0 when all is well, 1 when a path failed or --until was not reached, 2 when the
command was wrong, 130 when it was interrupted.
docs/paths.md leads through it in ten minutes.
`;
