/** Help text and usage errors. */

/** Wrong usage: the process prints the message and exits with 2. */
export class UsageError extends Error {}

/** Exit code after Ctrl-C. */
export const INTERRUPTED = 130;

export const USAGE = `npm run paths -- <command>

  list                          the journeys, their charts and their tests
  run [journey ...]             walks paths; all journeys by default
  mutate [journey ...]          seeds mistakes in the charts: does any check detect them?
  replay <name or token>        replays one path of a failure
  shrink <name or token>        shrinks a failing path
  record [journey ...]          records paths in Chromium, for fault injection; all journeys by default
  report                        coverage, requirements and failures as pages (reports/paths)

run (seed, until, budget, pairs, to, weights, plant, watch: for chart and screens)
  without options     few paths that take every transition, and every sample in every state
  --level chart|screens|layout|browser|phone   comma-separated; chart,screens by default
          chart    the chart alone, with stubbed ports: the fastest
          screens  the same through the real screens in a DOM
          layout   the same in Chromium with real layout, at the width of the narrowest phone; takes workers
          browser  the built app in Chromium against the sandbox lender; takes workers, headed, slow, no-build
          phone    the same on a phone, with fault injection; takes fault, host, seed, budget (time), workers, headed,
                   slow, no-build
  --seed <number>     then 200 random steps per journey, drawn by this seed (42)
  --until <percent>   walk at random until this share of each chart is covered, e.g. 100%
  --budget <n>        then so many random steps per journey, e.g. 400, or time for all together, e.g. 90s or 5min
  --pairs             take every pair of consecutive transitions
  --to <what>         only the shortest path to a state, a transition or a requirement ("spec 5 row 3")
  --weights <file>    weight random walks by merchants: output of npm run sessions (.jsonl.gz), or its counts
  --fault <what>      inject only this fault on level phone (drop-after, 500, slow, reload, offline ...; nothing: none)
  --host page|phone   only in a browser's page, or only in the native host's web view, on level phone
  --plant <what>      run with a seeded mutant, to learn the tool: chart or screen, in autopay
  --workers <number>  parallel journeys (2)
  --watch             run again when a file changes

mutate
  --share <percent>   only this part of the mutants, drawn by the seed
  --seed <number>     (42)
  --workers <number>  parallel journeys (2)

record
  --rounds <number>   walks of each merchant at each entry URL (2)
  --seed <number>     (42)

replay, shrink
  --level chart|screens|layout   screens by default
  --headed                in a visible browser
  --slow <ms>             pause before each step
  --plant <what>          with the same seeded mutant
  --steps <file>          steps of a walk with fault injection, as shrink stored them
  --budget <time>         time for shrinking a walk with fault injection (5min)

Exits with 0 when everything passed, 1 when a path failed or --until was not reached, 2 for wrong
usage, 130 when it was interrupted.
docs/paths.md is a guide of ten minutes.
`;
