export { columnaDe } from '@pmp/contracts/sprints/columna-de';
import type { Columna, EstadoHistoria, HistoriaDeSprint, ReglaColumna } from '@pmp/contracts/sprints';
import type { TFunction } from 'i18next';
import { TONE_ESTADO_TAREA, type Tone } from '../../../shared/dominio/domain';

/** The names that the specification gives; on screen they are in the reader's language. */
const DE_SERIE = ['Por hacer', 'En progreso', 'Completado'] as const;

export const nombreDe = ({ nombre }: Pick<ReglaColumna, 'nombre'>, t: TFunction<'tablero'>): string => {
  const known = DE_SERIE.find((each) => each === nombre);
  return known ? t(`columna.${known}`) : nombre;
};

/** The board that the product creates has a name in the reader's language. */
export const nombreDeTablero = (nombre: string, t: TFunction<'tablero'>): string =>
  nombre === 'Tablero Principal' ? t('principal') : nombre;

export const toneOf = ({ estado }: Pick<ReglaColumna, 'estado'>): Tone => TONE_ESTADO_TAREA[estado];

/** A move keeps the estado where the column holds it; otherwise the story takes the column's. */
export const estadoIn = ({ estados, estado: own }: Columna, estado: EstadoHistoria): EstadoHistoria =>
  estados.includes(estado) ? estado : own;

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
export const puntosOf = (historias: readonly HistoriaDeSprint[]): number =>
  historias.reduce((sum, { puntos }) => sum + (puntos || 0), 0);
