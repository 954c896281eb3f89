import type { Persona } from './persona';
import { PERSONAS_APPLYING } from './personas-applying';
import { PERSONAS_BEFORE_LOAN } from './personas-before-loan';
import { PERSONAS_COMPLAINING } from './personas-complaining';
import { PERSONAS_ENDING } from './personas-ending';
import { PERSONAS_REFUSED_AND_DISBURSED } from './personas-refused-and-disbursed';
import { PERSONAS_REPAYING } from './personas-repaying';
import { PERSONAS_STEPS } from './personas-steps';
import { PERSONAS_TRADING } from './personas-trading';

const PERSONAS = {
  ...PERSONAS_BEFORE_LOAN,
  ...PERSONAS_REFUSED_AND_DISBURSED,
  ...PERSONAS_REPAYING,
  ...PERSONAS_COMPLAINING,
  ...PERSONAS_ENDING,
  ...PERSONAS_APPLYING,
  ...PERSONAS_STEPS,
  ...PERSONAS_TRADING,
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;

/** Whether a persona has this name. */
export const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** The persona of a name. */
export const personaOf = (name: PersonaName): Persona => PERSONAS[name];

/** Every persona with its name, in order. */
export const allPersonas = (): [string, Persona][] => Object.entries(PERSONAS);
