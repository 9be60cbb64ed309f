/** The part of the engine's interface that is used here. */
export type Analizar = (
  datos: unknown,
  ahora: Date,
) => Generator<void, { hallazgos: readonly unknown[] }, void>;

export const HISTORIAS = 2_000;
export const TAREAS = 10_000;
const EPICAS = 60;
const PERSONAS = 12;
const DAY_MS = 86_400_000;
const AHORA = new Date('2026-11-20T10:00:00.000Z');

const TEXTO = 'Lo que hace falta para que una clienta pueda terminar su compra sin ayuda de nadie. '.repeat(
  4,
);
const PRIORIDADES = ['baja', 'media', 'media', 'alta', 'crítica'];
const DE_TAREA = [
  'pendiente',
  'pendiente',
  'en progreso',
  'en revisión',
  'completada',
  'completada',
  'bloqueada',
];
const DE_HISTORIA = ['pendiente', 'en progreso', 'en revisión', 'completada'];

const id = (kind: number, n: number): string => `${kind}${n.toString(16).padStart(23, '0')}`;
const fecha = (days: number): string => new Date(AHORA.getTime() + days * DAY_MS).toISOString();
const dia = (days: number): string => `${fecha(days).slice(0, 10)}T00:00:00.000Z`;
const one = <T>(values: readonly T[], n: number): T => values[n % values.length]!;
const list = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const PROYECTO = id(1, 0);

const historia = (n: number) => ({
  _id: id(3, n),
  titulo: `Historia número ${n}`,
  comoUsuario: 'clienta',
  quiero: n % 9 ? TEXTO : '',
  para: TEXTO,
  descripcion: n % 7 ? TEXTO : '',
  prioridad: one(PRIORIDADES, n),
  estado: one(DE_HISTORIA, n),
  puntos: n % 11 ? (n % 8) + 1 : 0,
  orden: n.toString(36),
  epica: id(2, n % EPICAS),
  sprint: null,
  proyecto: PROYECTO,
  createdAt: fecha(-90 + (n % 30)),
  updatedAt: fecha(-(n % 40)),
});

const tarea = (n: number) => ({
  _id: id(4, n),
  titulo: `Tarea número ${n}`,
  tipo: 'funcionalidad',
  prioridad: one(PRIORIDADES, n * 3),
  estado: one(DE_TAREA, n),
  asignado: n % 5 ? id(6, n % PERSONAS) : null,
  fechaLimite: n % 3 ? dia((n % 60) - 20) : null,
  tiempoEstimado: n % 4 ? (n % 16) / 2 : null,
  historia: id(3, n % HISTORIAS),
  proyecto: PROYECTO,
  createdAt: fecha(-60 + (n % 50)),
  updatedAt: fecha(-(n % 30)),
});

const sprint = (historias: readonly { _id: string }[]) => ({
  _id: id(5, 0),
  numero: 1,
  nombre: 'Sprint 1',
  estado: 'en progreso',
  fechaInicio: dia(-4),
  fechaFin: dia(10),
  proyecto: PROYECTO,
  historias: historias.slice(0, 400).map(({ _id }) => _id),
});

/** A project of the largest size that the product is made for, with a case for every rule. */
export function largeProyecto(): { datos: unknown; ahora: Date; json: string } {
  const historias = list(HISTORIAS, historia);
  const tareas = list(TAREAS, tarea);
  const entradas = [...historias, ...tareas].map(
    ({ _id, estado, updatedAt }) => [_id, { estado, fecha: updatedAt, exacta: true }] as const,
  );
  const partes = {
    proyecto: { _id: PROYECTO, nombre: 'Grande', estado: 'activo', createdAt: fecha(-90), equipo: id(7, 0) },
    epicas: list(EPICAS, (n) => ({
      _id: id(2, n),
      titulo: `Épica ${n}`,
      prioridad: one(PRIORIDADES, n),
      estado: 'en progreso',
      proyecto: PROYECTO,
      createdAt: fecha(-90),
    })),
    historias,
    tareas,
    sprints: [sprint(historias)],
    personas: list(PERSONAS, (n) => ({
      _id: id(6, n),
      nombre: `Persona ${n}`,
      avatar: null,
      activa: true,
      admin: false,
      rolEquipo: n ? 'miembro' : 'admin',
    })),
  };
  const inicio = {
    fecha: fecha(-4),
    puntos: Object.fromEntries(historias.slice(0, 400).map((h) => [h._id, 3])),
  };
  const datos = { ...partes, entradas: new Map(entradas), inicios: new Map([[id(5, 0), inicio]]) };
  const json = JSON.stringify({ ...partes, entradas, inicios: [inicio] });
  return { datos, ahora: AHORA, json };
}
