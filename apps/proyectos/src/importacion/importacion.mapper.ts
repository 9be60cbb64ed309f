import type { Importacion, Mapeo } from '@pmp/contracts/proyectos';
import type { ImportacionDoc } from './almacen/importacion.model';

/** What an import of an earlier version does not count. */
const none = { enlaces: 0, archivos: 0 };

const DONE = ['terminada', 'deshecha'];

/** How much of it is planned; then, how much of what it plans is there, or is gone again. */
function progresoOf({ estado, previsto, hecho, leidas = 0, filas }: ImportacionDoc): number {
  if (DONE.includes(estado)) return 1;
  if (estado === 'calculando') return Math.min(1, leidas / (2 * filas));
  if (!previsto) return 0;
  const sum = ({ epicas, historias, tareas }: typeof hecho) => epicas + historias + tareas;
  const share = sum(previsto) ? Math.min(1, sum(hecho) / sum(previsto)) : 0;
  return estado === 'deshaciendo' ? 1 - share : share;
}

export const toImportacion = (doc: ImportacionDoc): Importacion => ({
  _id: doc._id.toHexString(),
  origen: doc.origen,
  estado: doc.estado,
  archivo: doc.archivo,
  filas: doc.filas,
  columnas: doc.columnas,
  ...(doc.faltan && { faltan: doc.faltan }),
  ...(doc.hojas && doc.hojas.length > 1 && { hojas: [...doc.hojas], hoja: doc.hoja ?? '' }),
  mapeo: JSON.parse(doc.mapeo) as Mapeo,
  desconocidos: doc.desconocidos,
  destino: doc.destino,
  previsto: doc.previsto && { ...none, ...doc.previsto },
  acciones: doc.acciones,
  avisos: doc.avisos,
  ...(doc.cambios && { cambios: doc.cambios }),
  ...(doc.cambiadas && { cambiadas: doc.cambiadas }),
  hecho: { ...none, ...doc.hecho },
  conservado: doc.conservado,
  progreso: progresoOf(doc),
  motivo: doc.motivo,
  proyecto: doc.proyecto?.toHexString() ?? null,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  caduca: doc.caduca.toISOString(),
});
