import type { Importacion } from '@pmp/contracts/proyectos';
import { anId } from './builders';

export const NADA_IMPORTADO: Importacion['hecho'] = {
  epicas: 0,
  historias: 0,
  tareas: 0,
  comentarios: 0,
  etiquetas: 0,
  sprints: 0,
  enlaces: 0,
  archivos: 0,
};

const MOMENT = '2026-11-25T10:00:00.000Z';

/** A file that has been read and of which nothing is imported yet. */
export const anImportacion = (over: Partial<Importacion> = {}): Importacion => ({
  _id: anId(),
  origen: 'csv',
  estado: 'leida',
  archivo: { nombre: 'trabajo.csv', tamano: 1_000 },
  filas: 1,
  columnas: [],
  mapeo: { columnas: {}, tipos: {}, estados: {}, prioridades: {}, personas: {}, fechas: 'dma' },
  destino: { nuevo: { nombre: 'Tienda', clave: 'TIENDA', equipo: anId() } },
  previsto: null,
  acciones: null,
  avisos: null,
  hecho: NADA_IMPORTADO,
  conservado: 0,
  progreso: 0,
  motivo: null,
  proyecto: null,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  caduca: '2026-12-25T10:00:00.000Z',
  ...over,
});
