/** Who walks: along a known way, as the seed draws it, or, where nothing goes wrong, curious about what nobody is known to have done. */
import { alongWay } from './along-way';
import { bySeed, type Chooser } from './choose';
import { isUnknownIn, plainWords, wayNamed } from './known-ways';
import { tellDeed } from './offers';
import { type Crossing, NOTHING } from './plan';

export function chooserOf(crossing: Crossing): Chooser {
  if (crossing.way !== null) return alongWay(wayNamed(crossing.way).steps, crossing);
  if (crossing.fault !== NOTHING) return bySeed(crossing);
  const isUnknown = isUnknownIn(crossing.journey);
  return bySeed(crossing, (deed) => isUnknown(plainWords(tellDeed(deed))));
}
