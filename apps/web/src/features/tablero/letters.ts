import type { Columna, EstadoHistoria, HistoriaDeSprint, ReglaColumna } from '@pmp/contracts/sprints';
import { aHistoria, anId } from '../../shared/testing/datos/builders';
import type { DatosTablero } from './cargar/datos-tablero';

const SPRINT = anId();
const PROYECTO = anId();

/** Test data: `a` to `z` are ids and ranks in that order. */
export const h = (letter: string, over: Partial<HistoriaDeSprint> = {}): HistoriaDeSprint => ({
  ...aHistoria({ proyecto: PROYECTO, sprintId: { _id: SPRINT, nombre: 'Pagos' } }),
  _id: letter,
  titulo: `Historia ${letter}`,
  orden: letter,
  ...over,
});

export const aRegla = (
  nombre: string,
  estado: EstadoHistoria,
  over: Partial<ReglaColumna> = {},
): ReglaColumna => ({
  _id: nombre,
  nombre,
  estado,
  estados: [estado],
  recibe: [estado],
  sustituye: [],
  limite: null,
  ...over,
});

const DE_SERIE: Record<string, readonly [EstadoHistoria, ...EstadoHistoria[]]> = {
  'Por hacer': ['pendiente'],
  'En progreso': ['en progreso', 'en revisión'],
  Completado: ['completada'],
};

/** One of the three columns that a board begins with. */
export const aColumna = (nombre: string, historias: HistoriaDeSprint[] = [], _id = nombre): Columna => {
  const [estado, ...others] = DE_SERIE[nombre] ?? ['pendiente'];
  const estados = [estado, ...others];
  return { ...aRegla(nombre, estado, { _id, estados, recibe: estados }), historias };
};

/** A board with the stories of these letters in its columns: `board('ab', 'c', '')`. */
export const board = (porHacer: string, enProgreso: string, completado: string): Columna[] => [
  aColumna(
    'Por hacer',
    Array.from(porHacer, (letter) => h(letter)),
  ),
  aColumna(
    'En progreso',
    Array.from(enProgreso, (letter) => h(letter, { estado: 'en progreso' })),
  ),
  aColumna(
    'Completado',
    Array.from(completado, (letter) => h(letter, { estado: 'completada' })),
  ),
];

export const datosOf = (columnas: Columna[]): DatosTablero => ({
  tablero: { _id: anId(), nombre: 'Tablero Principal', descripcion: '', proyecto: PROYECTO, version: 1 },
  columnas,
  sprint: {
    _id: SPRINT,
    numero: 3,
    nombre: 'Pagos',
    objetivo: '',
    fechaInicio: '2026-11-16T00:00:00.000Z',
    fechaFin: '2026-11-30T00:00:00.000Z',
    estado: 'en progreso',
    version: 2,
  },
});

/** The letters of each column, as `board` takes them. */
export const letters = (columnas: Columna[]): string[] =>
  columnas.map(({ historias }) => historias.map(({ _id }) => _id).join(''));
