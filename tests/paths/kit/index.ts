/**
 * The path kit: model-based tests of journeys on `xstate/graph` (docs/paths.md). What needs Node (tokens, weights, reports) is imported
 * from its own file, because a browser runs the tests of journeys too.
 */
export { createShortestPathsGen } from 'xstate/graph';
export { pairCover, sampleCover, stateCover, transitionCover } from './generators/cover';
export { randomWalk } from './generators/random-walk';
export { recorded } from './generators/recorded';
export { done, elapses, fails, person, portInput, route, timers } from './model/moves';
export { createTestModel, type JourneyTestModel, type JourneyTestPath } from './run/test-model';
