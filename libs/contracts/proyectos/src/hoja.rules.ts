import { type Celda, listed } from '@pmp/contracts/common/csv';
import type { Epica } from './elementos/epica';
import type { Historia } from './elementos/historia';
import type { Tarea } from './elementos/tarea';

/** An item in a file, and what only the screen knows about it. */
export interface FilaElemento {
  elemento:
    | { entidad: 'epica'; datos: Epica }
    | { entidad: 'historia'; datos: Historia }
    | { entidad: 'tarea'; datos: Tarea };
  /** The key of what it hangs from, and the title of its epic. */
  padre?: string | undefined;
  epica?: string | undefined;
  proyecto?: string | undefined;
  /** The column of the board that it stands in. */
  columna?: string | undefined;
}

/** How whoever writes the file says things. */
export interface Decir {
  tipo(entidad: FilaElemento['elemento']['entidad']): string;
  clase(tipo: Tarea['tipo']): string;
  estado(estado: Tarea['estado']): string;
  prioridad(prioridad: Tarea['prioridad']): string;
  /** `2026-11-30` where it is read. */
  dia(instante: string): string;
  diaDePlan(fecha: string): string;
}

type Escribir = (fila: FilaElemento, decir: Decir) => Celda | undefined;

const planeada = (fecha: string | null | undefined, { diaDePlan }: Decir): string | null =>
  fecha ? diaDePlan(fecha) : null;

/** The criteria of an item in a cell, a line for each: `[x]` before those that are met. */
export const criteriosEscritos = (criterios: readonly { texto: string; hecho: boolean }[]): string =>
  criterios.map(({ texto, hecho }) => `[${hecho ? 'x' : ' '}] ${texto}`).join('\n');

/** `- [x] texto`, `[ ] texto`, `* texto`, `texto`. */
const CRITERIO = /^(?:[-*•]\s+)?(?:\[([ x✓✔])\]\s*)?(.*)$/iu;

/** What a cell says of criteria; blank lines are none. */
export const criteriosLeidos = (celda: string): { texto: string; hecho: boolean }[] =>
  celda.split(/\r?\n/).flatMap((linea) => {
    const [, marca = ' ', said = ''] = CRITERIO.exec(linea.trim()) ?? [];
    const texto = said.replaceAll(/\s+/g, ' ').trim();
    return texto ? [{ texto, hecho: marca !== ' ' }] : [];
  });

/** What each column says of an item. What is written here is what the importer reads of it. */
export const COLUMNAS_ELEMENTO = {
  clave: ({ elemento }) => elemento.datos.clave || null,
  tipo: ({ elemento: { entidad } }, decir) => decir.tipo(entidad),
  clase: ({ elemento: { entidad, datos } }, decir) => (entidad === 'tarea' ? decir.clase(datos.tipo) : null),
  titulo: ({ elemento }) => elemento.datos.titulo,
  estado: ({ elemento }, decir) => decir.estado(elemento.datos.estado),
  prioridad: ({ elemento }, decir) => decir.prioridad(elemento.datos.prioridad),
  responsable: ({ elemento: { entidad, datos } }) => {
    if (entidad === 'epica') return null;
    return (entidad === 'tarea' ? datos.asignado : datos.responsable)?.nombre;
  },
  puntos: ({ elemento: { entidad, datos } }) => (entidad === 'historia' ? datos.puntos : null),
  etiquetas: ({ elemento: { entidad, datos } }) =>
    entidad === 'epica' ? null : listed(datos.etiquetas?.map(({ nombre }) => nombre) ?? []) || null,
  sprint: ({ elemento: { entidad, datos } }) => (entidad === 'historia' ? datos.sprintId?.nombre : null),
  vence: ({ elemento: { entidad, datos } }, decir) =>
    entidad === 'tarea' ? planeada(datos.fechaLimite, decir) : null,
  inicio: ({ elemento: { entidad, datos } }, decir) =>
    entidad === 'tarea' ? null : planeada(datos.inicio, decir),
  fin: ({ elemento: { entidad, datos } }, decir) => (entidad === 'tarea' ? null : planeada(datos.fin, decir)),
  horas: ({ elemento: { entidad, datos } }) => (entidad === 'tarea' ? datos.tiempoEstimado : null),
  descripcion: ({ elemento }) => elemento.datos.descripcion || null,
  comoUsuario: ({ elemento: { entidad, datos } }) => (entidad === 'historia' && datos.comoUsuario) || null,
  quiero: ({ elemento: { entidad, datos } }) => (entidad === 'historia' && datos.quiero) || null,
  para: ({ elemento: { entidad, datos } }) => (entidad === 'historia' && datos.para) || null,
  criterios: ({ elemento: { entidad, datos } }) =>
    entidad === 'epica' ? null : criteriosEscritos(datos.criterios ?? []) || null,
  creada: ({ elemento: { entidad, datos } }, { dia }) =>
    dia(entidad === 'tarea' ? datos.fechaCreacion : datos.createdAt),
  actualizada: ({ elemento }, { dia }) => dia(elemento.datos.updatedAt),
  epica: ({ epica }) => epica,
  padre: ({ padre }) => padre || null,
  proyecto: ({ proyecto }) => proyecto,
  columna: ({ columna }) => columna,
} satisfies Record<string, Escribir>;

export type ColumnaElemento = keyof typeof COLUMNAS_ELEMENTO;

/** Those whose cells are days, which a workbook writes as such. */
export const COLUMNAS_DE_DIA: ReadonlySet<string> = new Set<ColumnaElemento>([
  'vence',
  'inicio',
  'fin',
  'creada',
  'actualizada',
]);

/** Of the whole backlog: all that an item is, so that a project made of the file is the one that it was written of. */
export const COLUMNAS_BACKLOG = [
  'clave',
  'tipo',
  'titulo',
  'estado',
  'prioridad',
  'responsable',
  'puntos',
  'etiquetas',
  'sprint',
  'padre',
  'inicio',
  'fin',
  'vence',
  'horas',
  'creada',
  'clase',
  'comoUsuario',
  'quiero',
  'para',
  'descripcion',
  'criterios',
] as const satisfies readonly ColumnaElemento[];
