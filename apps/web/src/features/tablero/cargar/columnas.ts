import type { Columna, EstadoHistoria, HistoriaDeSprint, NombreColumna } from '@pmp/contracts/sprints';
import type { Tone } from '../../../shared/dominio/domain';

interface ReglaColumna {
  /** The estados of its stories; a story from another column gets the first. */
  estados: readonly [EstadoHistoria, ...EstadoHistoria[]];
  tone: Tone;
}

/** The only three columns there are; columnas.spec.ts compares them with the contract. */
export const REGLAS: Record<NombreColumna, ReglaColumna> = {
  'Por hacer': { estados: ['pendiente'], tone: 'neutral' },
  'En progreso': { estados: ['en progreso', 'en revisión'], tone: 'blue' },
  Completado: { estados: ['completada'], tone: 'green' },
};

export const toneOf = ({ nombre }: Columna): Tone => REGLAS[nombre].tone;

export const holds = ({ nombre }: Columna, estado: EstadoHistoria): boolean =>
  REGLAS[nombre].estados.includes(estado);

/** A move within a column keeps the estado; a move to another column takes that column's. */
export const estadoIn = (columna: Columna, estado: EstadoHistoria): EstadoHistoria =>
  holds(columna, estado) ? estado : REGLAS[columna.nombre].estados[0];

export const columnaOf = (columnas: Columna[], historiaId: string): Columna | undefined =>
  columnas.find(({ historias }) => historias.some(({ _id }) => _id === historiaId));

export const findHistoria = (columnas: Columna[], historiaId: string): HistoriaDeSprint | undefined => {
  for (const { historias } of columnas) {
    const found = historias.find(({ _id }) => _id === historiaId);
    if (found) return found;
  }
  return undefined;
};

/** Missing points count as zero. */
export const puntosOf = (historias: HistoriaDeSprint[]): number =>
  historias.reduce((sum, { puntos }) => sum + (puntos || 0), 0);
