import type { Celda } from '../exportar/csv';
import type { ColumnaDe } from '../exportar/hoja';
import { diaOf, toInputDia } from '../fechas/dias';
import { i18next } from '../i18n/i18n';
import type { Elemento } from '../elementos/elementos';

/** An item in a file, and what only the screen knows about it. */
export interface FilaElemento {
  elemento: Elemento;
  /** Keys of what it hangs from, and the title of its epic. */
  padre?: string | undefined;
  epica?: string | undefined;
  proyecto?: string | undefined;
  /** The column of the board that it stands in. */
  columna?: string | undefined;
}

/** Each with its name in the language on screen: the importer knows all of them. */
const COLUMNAS = {
  clave: ({ elemento }) => elemento.datos.clave || null,
  tipo: ({ elemento: { entidad } }) => i18next.t(`hoja:tipo.${entidad}`),
  clase: ({ elemento: { entidad, datos } }) =>
    entidad === 'tarea' ? i18next.t(`comun:tipoTarea.${datos.tipo}`) : null,
  titulo: ({ elemento }) => elemento.datos.titulo,
  estado: ({ elemento }) => i18next.t(`comun:estadoTarea.${elemento.datos.estado}`),
  prioridad: ({ elemento }) => i18next.t(`comun:prioridad.${elemento.datos.prioridad}`),
  responsable: ({ elemento: { entidad, datos } }) => {
    if (entidad === 'epica') return null;
    return (entidad === 'tarea' ? datos.asignado : datos.responsable)?.nombre;
  },
  puntos: ({ elemento: { entidad, datos } }) => (entidad === 'historia' ? datos.puntos : null),
  etiquetas: ({ elemento: { entidad, datos } }) =>
    entidad === 'epica' ? null : datos.etiquetas?.map(({ nombre }) => nombre).join(', ') || null,
  sprint: ({ elemento: { entidad, datos } }) => (entidad === 'historia' ? datos.sprintId?.nombre : null),
  vence: ({ elemento: { entidad, datos } }) =>
    entidad === 'tarea' ? toInputDia(datos.fechaLimite) || null : null,
  inicio: ({ elemento: { entidad, datos } }) =>
    entidad === 'tarea' ? null : toInputDia(datos.inicio) || null,
  fin: ({ elemento: { entidad, datos } }) => (entidad === 'tarea' ? null : toInputDia(datos.fin) || null),
  horas: ({ elemento: { entidad, datos } }) => (entidad === 'tarea' ? datos.tiempoEstimado : null),
  descripcion: ({ elemento }) => elemento.datos.descripcion || null,
  creada: ({ elemento: { entidad, datos } }) =>
    diaOf(new Date(entidad === 'tarea' ? datos.fechaCreacion : datos.createdAt)),
  actualizada: ({ elemento }) => diaOf(new Date(elemento.datos.updatedAt)),
  epica: ({ epica }) => epica,
  padre: ({ padre }) => padre || null,
  proyecto: ({ proyecto }) => proyecto,
  columna: ({ columna }) => columna,
} satisfies Record<string, (fila: FilaElemento) => Celda | undefined>;

type Nombre = keyof typeof COLUMNAS;

const SOLO_FICHERO: ReadonlySet<Nombre> = new Set([
  'descripcion',
  'padre',
  'inicio',
  'fin',
  'horas',
  'creada',
]);

/** `sinPapel`: what a screen about only such items need not repeat on paper. */
export const columnasElemento = (
  nombres: readonly Nombre[],
  sinPapel: readonly Nombre[] = [],
): ColumnaDe<FilaElemento>[] =>
  nombres.map((nombre) => ({
    nombre: i18next.t(`hoja:columna.${nombre}`),
    soloFichero: SOLO_FICHERO.has(nombre) || sinPapel.includes(nombre),
    valor: COLUMNAS[nombre],
  }));
