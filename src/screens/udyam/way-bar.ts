import { sectionOf, type UdyamPlace, udyamSections } from '../../../machines/domain/udyam/udyam-steps';
import { udyamCopy, udyamSectionNames } from '../../copy/udyam';
import type { Steps } from '../../ui/page/step-bar';

/** The bar of the way, filled up to the step that a place belongs to. */
export function wayBar(place: UdyamPlace): Steps {
  const section = sectionOf(place);
  const done = udyamSections.indexOf(section) + 1;
  const total = udyamSections.length;
  return { done, total, label: udyamCopy.stepOf(done, total, udyamSectionNames[section]) };
}
