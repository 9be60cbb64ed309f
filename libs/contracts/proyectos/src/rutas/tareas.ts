import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { deHistoriasQuerySchema, tareasDeProyectoQuerySchema } from '../elementos/elemento';
import { avancesReplySchema } from '../proyectos/avance';
import { archivoParamSchema, archivosFormSchema } from '../elementos/archivo';
import {
  archivosReplySchema,
  historialReplySchema,
  tareaReplySchema,
  tareasLoteReplySchema,
  tareasReplySchema,
} from '../replies';
import { tareaCreateSchema, tareaUpdateSchema, tareasQuerySchema } from '../elementos/tarea';
import { propuestoReplySchema } from '../propuestas/propuesta';
import { tareasLoteSchema } from '../elementos/lote';

export const listarAvances = ruta('GET', 'tareas/proyecto/:id/avance', {
  params: idParamSchema,
  query: deHistoriasQuerySchema,
  reply: avancesReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const subirArchivos = ruta('POST', 'tareas/:id/archivos', {
  params: idParamSchema,
  body: archivosFormSchema,
  reply: archivosReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
});

export const descargarArchivo = ruta('GET', 'tareas/:id/archivos/:archivoId', {
  params: archivoParamSchema,
  reply: 'application/octet-stream',
  derecho: 'proyecto.ver',
});

export const quitarArchivo = ruta('DELETE', 'tareas/:id/archivos/:archivoId', {
  params: archivoParamSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.editar',
});

export const listar = ruta('GET', 'tareas/proyecto/:id', {
  params: idParamSchema,
  query: tareasDeProyectoQuerySchema,
  reply: tareasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listarVisibles = ruta('GET', 'tareas', {
  query: tareasQuerySchema,
  reply: tareasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'tareas/:id', {
  params: idParamSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.ver',
});

export const listarHistorial = ruta('GET', 'tareas/:id/historial', {
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: historialReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'tareas', {
  body: tareaCreateSchema,
  reply: tareaReplySchema,
  also: [200],
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
  proposable: { accion: 'crear', entidad: 'tarea', reply: propuestoReplySchema },
});

export const cambiarVarias = ruta('PUT', 'tareas/lote', {
  body: tareasLoteSchema,
  reply: tareasLoteReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'tareas/:id', {
  params: idParamSchema,
  body: tareaUpdateSchema,
  reply: tareaReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
  proposable: { accion: 'cambiar', entidad: 'tarea', reply: propuestoReplySchema },
});

export const eliminar = ruta('DELETE', 'tareas/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'eliminar', entidad: 'tarea', reply: propuestoReplySchema },
});
