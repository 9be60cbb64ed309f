import { Types } from 'mongoose';

/** Documents of a service that belong to one person, or say that the person made them. */
interface PersonalData {
  coleccion: string;
  /** Which of them are this person's. */
  de: (persona: string) => object;
  /** They are about nobody else, and go with the person; without it they stay, as the work of 'Persona eliminada'. */
  seBorran?: true;
  /** Fields that are of no use to the person and of some to a thief. */
  omite?: readonly string[];
}

/** What a service keeps of people; whoever stores something new about them adds it here. */
export interface PersonalStore {
  datos: readonly PersonalData[];
  /** Collections with sentences that the product writes with people's names in them. */
  nombran?: readonly string[];
  /** Collections that the service itself takes care of. */
  aparte?: readonly string[];
}

export const PERSONAL_STORE = Symbol('PERSONAL_STORE');

/** In these fields, whether the service stores ids as texts or as ObjectIds. */
export const porId =
  (...campos: readonly string[]) =>
  (persona: string): object => ({
    $or: campos.map((campo) => ({ [campo]: { $in: [persona, new Types.ObjectId(persona)] } })),
  });
