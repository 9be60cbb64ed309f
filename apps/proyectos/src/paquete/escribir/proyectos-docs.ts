import type { Line } from '@pmp/paquete';
import type { Mapping } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { EpicaDoc } from '../../epicas/epica-doc';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import { palabrasOfElemento } from '../../elementos/kinds/palabras-of-elemento';
import type { HistorialDoc } from '../../elementos/historial/historial.model';
import type { HistoriaDoc } from '../../historias/historia-doc';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import type { TareaDoc } from '../../tareas/tarea-doc';
import { deMasFrom } from '../campos-de-mas';
import { etiquetasFrom } from './write-etiquetas';

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

const criteriosFrom = ({ criterios }: Pick<Line<'historias'>, 'criterios'>) =>
  criterios?.length
    ? { criterios: criterios.map((one) => ({ ...one, _id: new mongo.ObjectId(one._id) })) }
    : {};

const proponeFrom = ({ propone }: { propone?: string | undefined }, { idOf }: Mapping) =>
  propone ? { propone: idOf(propone) } : {};

const archivosFrom = (
  { archivos }: Pick<Line<'historias'>, 'archivos'>,
  { idOf }: Mapping,
): Pick<ElementoDoc, 'archivos'> =>
  archivos?.length
    ? {
        archivos: archivos.map(({ _id, nombre, tipo, tamano, subidoPor, fecha }) => ({
          _id: new mongo.ObjectId(_id),
          nombre,
          tipo,
          tamano,
          subidoPor: idOf(subidoPor),
          fecha: new Date(fecha),
        })),
      }
    : {};

/** The fields that all entities of a project have. */
const common = (line: Line<'epicas'> | Line<'historias'> | Line<'tareas'>, writing: Mapping) => {
  const { _id, clave, creador, createdAt, updatedAt } = line;
  const { plan, idOrNull, versionOf } = writing;
  return {
    _id: new mongo.ObjectId(_id),
    ...palabrasOfElemento({ titulo: line.titulo, ...('criterios' in line && criteriosFrom(line)) }),
    ...(clave && { clave }),
    proyecto: new mongo.ObjectId(plan.proyecto._id),
    creador: idOrNull(creador),
    ...proponeFrom(line, writing),
    ...archivosFrom(line, writing),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    version: versionOf(_id),
  };
};

export const toProyectoDoc = (
  line: Line<'proyecto'>,
  { plan, idOrNull, versionOf }: Mapping,
): ProyectoDoc => ({
  _id: new mongo.ObjectId(line._id),
  nombre: line.nombre,
  clave: line.clave,
  ...(line.clavesAnteriores && { clavesAnteriores: line.clavesAnteriores }),
  descripcion: line.descripcion,
  equipo: plan.where.team!._id,
  estado: line.estado,
  prioridad: line.prioridad,
  fechaInicio: new Date(line.fechaInicio),
  fechaFin: dateOrNull(line.fechaFin),
  creador: idOrNull(line.creador),
  createdAt: new Date(line.createdAt),
  updatedAt: new Date(line.updatedAt),
  version: versionOf(line._id),
  eliminado: false,
});

const plazoFrom = ({ inicio, fin }: Pick<Line<'epicas'>, 'inicio' | 'fin'>) => ({
  ...(inicio && { inicio: new Date(inicio) }),
  ...(fin && { fin: new Date(fin) }),
});

export const toEpicaDoc = (line: Line<'epicas'>, writing: Mapping): EpicaDoc => ({
  ...deMasFrom(line, 'epicas'),
  titulo: line.titulo,
  descripcion: line.descripcion,
  prioridad: line.prioridad,
  estado: line.estado,
  ...plazoFrom(line),
  orden: line.orden,
  ...common(line, writing),
});

export const toHistoriaDoc = (line: Line<'historias'>, writing: Mapping): HistoriaDoc => ({
  ...deMasFrom(line, 'historias'),
  titulo: line.titulo,
  comoUsuario: line.comoUsuario,
  quiero: line.quiero,
  para: line.para,
  descripcion: line.descripcion,
  prioridad: line.prioridad,
  estado: line.estado,
  puntos: line.puntos,
  ...plazoFrom(line),
  responsable: writing.idOrNull(line.responsable ?? null),
  ...(line.columna && { columna: new mongo.ObjectId(line.columna) }),
  ...etiquetasFrom(line),
  ...criteriosFrom(line),
  orden: line.orden,
  epica: new mongo.ObjectId(line.epica),
  ...common(line, writing),
});

export const toTareaDoc = (line: Line<'tareas'>, writing: Mapping): TareaDoc => ({
  ...deMasFrom(line, 'tareas'),
  titulo: line.titulo,
  descripcion: line.descripcion,
  tipo: line.tipo,
  prioridad: line.prioridad,
  estado: line.estado,
  asignado: writing.idOrNull(line.asignado),
  fechaLimite: dateOrNull(line.fechaLimite),
  tiempoEstimado: line.tiempoEstimado,
  ...etiquetasFrom(line),
  ...criteriosFrom(line),
  orden: line.orden,
  historia: new mongo.ObjectId(line.historia),
  ...common(line, writing),
});

export const toHistorialDoc = (line: Line<'historial'>, writing: Mapping): HistorialDoc => ({
  _id: new mongo.ObjectId(line._id),
  sobre: new mongo.ObjectId(line.sobre),
  autor: writing.idOf(line.autor),
  ...proponeFrom(line, writing),
  accion: line.accion,
  campo: line.campo,
  de: line.de,
  a: line.a,
  createdAt: new Date(line.createdAt),
});
