import { plain } from './plain';

export const TIPOS_ELEMENTO = ['epica', 'historia', 'tarea'] as const;

const ESTADOS = ['pendiente', 'en progreso', 'en revisión', 'completada', 'bloqueada'] as const;
const PRIORIDADES = ['baja', 'media', 'alta', 'crítica'] as const;
const TIPOS = ['épica', 'historia', 'tarea', 'funcionalidad', 'bug', 'mejora', 'documentación'] as const;
/** What an item can be without. */
export const AUSENTES = [
  'asignado',
  'etiqueta',
  'epica',
  'sprint',
  'puntos',
  'inicio',
  'fin',
  'vence',
  'horas',
  'archivos',
  'descripcion',
  'criterios',
] as const;
/** Of the acceptance criteria of an item that has some: whether one of them does not hold yet. */
const CRITERIOS = ['pendientes', 'cumplidos'] as const;
export const ORDENES = [
  'creada',
  'actualizada',
  'prioridad',
  'estado',
  'puntos',
  'inicio',
  'fin',
  'vence',
  'titulo',
  'tipo',
  'proyecto',
  'asignado',
] as const;
export type Orden = (typeof ORDENES)[number];

/**
 * `lista`: one of its values. `nombre`: something that is called so, its key or its id. `edad`: a day that has passed,
 * of which `7d` is an age; of a `fecha`, `7d` is seven days from now.
 */
export type ClaseDeCampo = 'lista' | 'persona' | 'nombre' | 'numero' | 'fecha' | 'edad';

export interface Campo {
  clase: ClaseDeCampo;
  alias?: readonly string[];
  valores?: readonly string[];
  /** Words that stand for a value and are no name. */
  palabras?: readonly string[];
  /** Its values have an order, so that `>` and `<` mean something. */
  ordenado?: boolean;
}

export const CAMPOS = {
  tipo: { clase: 'lista', valores: TIPOS },
  estado: { clase: 'lista', valores: ESTADOS },
  prioridad: { clase: 'lista', valores: PRIORIDADES, ordenado: true },
  asignado: {
    clase: 'persona',
    alias: ['asignada', 'responsable', 'persona'],
    palabras: ['yo', 'nadie'],
  },
  creador: { clase: 'persona', alias: ['creadora', 'autor'], palabras: ['yo'] },
  etiqueta: { clase: 'nombre', alias: ['etiquetas'] },
  epica: { clase: 'nombre' },
  historia: { clase: 'nombre' },
  sprint: { clase: 'nombre', palabras: ['actual'] },
  proyecto: { clase: 'nombre' },
  clave: { clase: 'nombre' },
  puntos: { clase: 'numero', ordenado: true },
  criterios: { clase: 'lista', alias: ['criterio'], valores: CRITERIOS },
  horas: { clase: 'numero', alias: ['estimacion'], ordenado: true },
  inicio: { clase: 'fecha', alias: ['empieza'], ordenado: true },
  fin: { clase: 'fecha', alias: ['termina'], ordenado: true },
  vence: { clase: 'fecha', alias: ['vencimiento', 'limite'], ordenado: true },
  creada: { clase: 'edad', alias: ['creado', 'creacion'], ordenado: true },
  actualizada: { clase: 'edad', alias: ['actualizado', 'actualizacion'], ordenado: true },
  sin: { clase: 'lista', valores: AUSENTES },
  con: { clase: 'lista', valores: AUSENTES },
} as const satisfies Record<string, Campo>;

export type NombreDeCampo = keyof typeof CAMPOS;

export const campoOf = (nombre: NombreDeCampo): Campo => CAMPOS[nombre];

const NAMES = new Map<string, NombreDeCampo>(
  Object.entries<Campo>(CAMPOS).flatMap(([nombre, { alias = [] }]) =>
    [nombre, ...alias].map((one): [string, NombreDeCampo] => [one, nombre as NombreDeCampo]),
  ),
);

export const findCampo = (escrito: string): NombreDeCampo | undefined => NAMES.get(plain(escrito));

/** Other words for the value of a list. */
const ALIAS: Record<string, string> = {
  etiquetas: 'etiqueta',
  responsable: 'asignado',
  asignada: 'asignado',
  fecha: 'vence',
  archivo: 'archivos',
  criterio: 'criterios',
  estimacion: 'horas',
  actualizado: 'actualizada',
  creado: 'creada',
  vencimiento: 'vence',
  completado: 'completada',
  bloqueado: 'bloqueada',
};

/** The one among these that somebody meant, with its accents. */
export const findValor = <T extends string>(escrito: string, valores: readonly T[]): T | undefined => {
  const said = plain(escrito).replaceAll('-', ' ');
  return valores.find((valor) => plain(valor) === (ALIAS[said] ?? said) || plain(valor) === said);
};
