import type { Line } from '@pmp/paquete';
import type { Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { MedidaDoc } from '../informe/medida.model';
import type { SprintDoc } from '../sprints/sprint.model';
import type { TableroDoc } from '../tableros/tablero.model';

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
const isLiving = ({ estado }: Line<'sprints'>): boolean => estado === 'pendiente' || estado === 'en progreso';

export function toSprintDoc(line: Line<'sprints'>, { plan, idOf, versionOf }: Writing): SprintDoc {
  return {
    _id: new mongo.ObjectId(line._id),
    numero: line.numero,
    nombre: line.nombre,
    objetivo: line.objetivo,
    fechaInicio: new Date(line.fechaInicio),
    fechaFin: new Date(line.fechaFin),
    estado: line.estado,
    historias: line.historias,
    reserva: isLiving(line) && line.historias.length > 0,
    proyecto: plan.proyecto._id,
    creador: idOf(line.creador).toHexString(),
    iniciado: dateOrNull(line.iniciado),
    cerrado: dateOrNull(line.cerrado),
    compromiso: line.compromiso,
    resultado: line.resultado,
    traslados: line.traslados.map((traslado) => ({
      ...traslado,
      fecha: new Date(traslado.fecha),
      autor: idOf(traslado.autor).toHexString(),
    })),
    ...(line.cambios && {
      cambios: line.cambios.map(({ fecha, autor, ...cambio }) => ({
        ...cambio,
        fecha: new Date(fecha),
        ...(autor && { autor: idOf(autor).toHexString() }),
      })),
    }),
    ...(line.cierre && { cierre: line.cierre }),
    createdAt: new Date(line.createdAt),
    updatedAt: new Date(line.updatedAt),
    version: versionOf(line._id),
  };
}

export const toTableroDoc = (line: Line<'tableros'>, { plan, idOf }: Writing): TableroDoc => ({
  _id: new mongo.ObjectId(line._id),
  nombre: line.nombre,
  descripcion: line.descripcion,
  proyecto: plan.proyecto._id,
  columnas: line.columnas.map(({ _id, ...columna }) => ({ _id: new mongo.ObjectId(_id), ...columna })),
  creador: idOf(line.creador).toHexString(),
  createdAt: new Date(line.createdAt),
  version: 1,
});

export const toMedidaDoc = (line: Line<'medidas'>, { plan, idOf }: Writing): MedidaDoc => ({
  _id: new mongo.ObjectId(line._id),
  sprint: line.sprint,
  proyecto: plan.proyecto._id,
  fecha: new Date(line.fecha),
  alcance: line.alcance,
  completados: line.completados,
  motivo: line.motivo,
  ...(line.autor && { autor: idOf(line.autor).toHexString() }),
});
