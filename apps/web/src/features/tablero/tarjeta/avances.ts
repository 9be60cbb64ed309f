import type { Persona } from '@pmp/contracts/common';
import type { Avance } from '@pmp/contracts/proyectos';
import type { AvancesLeidos } from '../../../shared/queries/get-avances';

/** What a card shows about its story's tasks. */
export interface AvanceDeHistoria extends Pick<Avance, 'total' | 'completadas'> {
  personas: Persona[];
}

export type Avances = ReadonlyMap<string, AvanceDeHistoria>;

export const avancesByHistoria = ({ avances, personas }: AvancesLeidos): Avances => {
  const byId = new Map(personas.map((persona) => [persona._id, persona]));
  return new Map(
    avances.map(({ historiaId, total, completadas, asignados }) => [
      historiaId,
      { total, completadas, personas: asignados.flatMap((id) => byId.get(id) ?? []) },
    ]),
  );
};
