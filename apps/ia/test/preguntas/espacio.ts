import { Calendario } from '@pmp/platform';

/**
 * A workspace that never changes, on Wednesday 18 November 2026. Plain data: whatever answers the questions brings its own
 * types.
 */
export const AHORA = '2026-11-18T11:00:00.000Z';
export const RELOJ = { ahora: new Date(AHORA), calendario: new Calendario('UTC') };

export const at = (dia: string, hora = '09:00'): string => `2026-${dia}T${hora}:00.000Z`;
export const dia = (texto: string): string => `2026-${texto}T00:00:00.000Z`;
/** Readable ids of the right shape: `id('t', 4)`. */
export const id = (clase: string, n: number): string =>
  `${Buffer.from(clase).toString('hex')}${String(n).padStart(4, '0')}`.padStart(24, '0');

export const personas = {
  lucia: { _id: id('u', 1), nombre: 'Lucía Prieto' },
  nora: { _id: id('u', 2), nombre: 'Nora Vidal' },
  ivan: { _id: id('u', 3), nombre: 'Iván Soler' },
  marcos: { _id: id('u', 4), nombre: 'Marcos Gil' },
  sara: { _id: id('u', 5), nombre: 'Sara León' },
  carmen: { _id: id('u', 6), nombre: 'Carmen Ortiz' },
  irene: { _id: id('u', 7), nombre: 'Irene Blanco' },
} as const;
export type ClavePersona = keyof typeof personas;

export const equipos = {
  comercio: {
    _id: id('g', 1),
    nombre: 'Comercio',
    miembros: { lucia: 'admin', nora: 'miembro', ivan: 'miembro', marcos: 'miembro', sara: 'miembro' },
  },
  plataforma: {
    _id: id('g', 2),
    nombre: 'Plataforma',
    miembros: { carmen: 'admin', irene: 'miembro', lucia: 'miembro' },
  },
} as const;

const proyecto = (
  n: number,
  nombre: string,
  clave: string,
  equipo: keyof typeof equipos,
  inicio: string,
) => ({
  _id: id('p', n),
  nombre,
  clave,
  estado: 'activo',
  prioridad: 'alta',
  fechaInicio: dia(inicio),
  fechaFin: '2027-01-29T00:00:00.000Z',
  createdAt: dia(inicio),
  equipo: equipos[equipo]._id,
  creador: null,
});
export const TIENDA = proyecto(1, 'Tienda en línea', 'TIENDA', 'comercio', '09-21');
export const PORTAL = proyecto(2, 'Portal del empleado', 'PORTAL', 'plataforma', '10-01');
export const proyectos = [TIENDA, PORTAL];

const epica = (n: number, titulo: string, de = TIENDA) => ({
  _id: id('e', n),
  titulo,
  prioridad: 'alta',
  estado: 'en progreso',
  proyecto: de._id,
  createdAt: dia('09-21'),
});
export const epicas = [
  epica(1, 'Pagos'),
  epica(2, 'Buscador'),
  epica(3, 'Devoluciones'),
  epica(4, 'Cesta y cuenta'),
  epica(5, 'Acceso', PORTAL),
];

const sprint = (
  n: number,
  numero: number,
  nombre: string,
  estado: string,
  [inicio, fin]: [string, string],
  suyas: number[],
  de = TIENDA,
) => ({
  _id: id('s', n),
  numero,
  nombre,
  estado,
  fechaInicio: dia(inicio),
  fechaFin: dia(fin),
  proyecto: de._id,
  historias: suyas.map((h) => id('h', h)),
});
export const sprints = [
  sprint(1, 1, 'Cesta firme', 'completado', ['09-28', '10-11'], [1, 2]),
  sprint(2, 2, 'Catálogo rápido', 'completado', ['10-12', '10-25'], [3, 4, 5]),
  // It ended without «Pagar en plazos», which the next one took over.
  sprint(3, 3, 'Cuenta clara', 'completado', ['10-26', '11-08'], [6, 7, 11]),
  sprint(4, 4, 'Pago en un paso', 'en progreso', ['11-09', '11-22'], [8, 9, 10, 11, 12, 13, 14]),
  sprint(5, 5, 'Devoluciones fáciles', 'pendiente', ['11-23', '12-06'], [15]),
  sprint(11, 1, 'Una sola cuenta', 'en progreso', ['11-15', '11-29'], [21, 22], PORTAL),
];

const puntos = (suyos: Record<number, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(suyos).map(([n, p]) => [id('h', Number(n)), p]));
/** With what a sprint began; «Encontrar aunque se escriba mal» came into the one in progress later. */
export const inicios = {
  [id('s', 3)]: { fecha: at('10-26'), puntos: puntos({ 6: 2, 7: 8, 11: 5 }) },
  [id('s', 4)]: { fecha: at('11-09'), puntos: puntos({ 8: 8, 9: 3, 10: 5, 11: 5, 12: 3, 13: 5 }) },
};

/** The second of each pair waits for the first; the last first one is in another project. */
export const bloqueos = [
  { origen: id('t', 5), destino: id('t', 6) },
  { origen: id('h', 10), destino: id('t', 14) },
  { origen: id('t', 21), destino: id('t', 2) },
];
