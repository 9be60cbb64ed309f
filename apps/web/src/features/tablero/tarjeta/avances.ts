import type { Persona } from '@pmp/contracts/common';
import type { Avance, AvancesReply } from '@pmp/contracts/proyectos';

/** What a card shows about its story's tasks. */
export interface AvanceDeHistoria extends Pick<Avance, 'total' | 'completadas'> {
  personas: Persona[];
}

export type Avances = ReadonlyMap<string, AvanceDeHistoria>;

export const avancesByHistoria = ({ avances, personas }: AvancesReply): Avances => {
  const byId = new Map(personas.map((persona) => [persona._id, persona]));
  return new Map(
    avances.map(({ historiaId, total, completadas, asignados }) => [
      historiaId,
      { total, completadas, personas: asignados.flatMap((id) => byId.get(id) ?? []) },
    ]),
  );
};
