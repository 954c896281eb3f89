/** Path generators: `model.getPaths(generator)`, as in `xstate/graph`. */
import type { JourneyTraversal } from '../model/graph';
import type { JourneyLogic } from '../model/journey-logic';
import type { Path } from '../paths/path';

/** A `PathGenerator` of `xstate/graph` that may ask the logic of a journey more than core's logic can answer. */
export type JourneyPathGenerator = (logic: JourneyLogic, traversal: JourneyTraversal) => Path[];
