import { udyamCopy, udyamSectionNames } from '#messages/udyam';
import { sectionOf, type UdyamStep, udyamSections } from '../../../machines/domain/udyam/udyam-steps';
import type { Steps } from '../../ui/page/step-bar';

/** The progress bar of the registration, filled up to the section of this step. */
export function udyamProgress(step: UdyamStep): Steps {
  const section = sectionOf(step);
  const done = udyamSections.indexOf(section) + 1;
  const total = udyamSections.length;
  return { done, total, label: udyamCopy.stepOf(done, total, udyamSectionNames[section]) };
}
