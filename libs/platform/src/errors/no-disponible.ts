import { erroresComunes, type Falta } from '@pmp/contracts/common';
import { DomainError } from './domain-error';

let own = 'gateway';

/** Says which part of the product this process is; a process is one. */
export const nameOwnPart = (servicio: string): void => {
  own = servicio;
};

export const ownPart = (): string => own;

/** What this part cannot do now, and whom it lacks for it: every 503 names somebody. */
export const noDisponible = (falta: Falta): DomainError =>
  new DomainError(erroresComunes.noDisponible, { parte: own, falta });

/** The part that answers a command: `comando.<part>.…`. */
export const partOfSubject = (subject: string): Falta => subject.split('.')[1] as Falta;
