import { idParamSchema, ruta } from '@pmp/contracts/common';
import { archivoParamSchema, archivosFormSchema } from '../elementos/archivo';
import {
  epicaArchivosReplySchema,
  epicaReplySchema,
  historiaArchivosReplySchema,
  historiaReplySchema,
  tareaArchivosReplySchema,
  tareaReplySchema,
} from '../replies';

export const subirAEpica = ruta('POST', 'epicas/:id/archivos', {
  resumen: 'Adjunta archivos a una épica',
  params: idParamSchema,
  body: archivosFormSchema,
  reply: epicaArchivosReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
});

export const descargarDeEpica = ruta('GET', 'epicas/:id/archivos/:archivoId', {
  resumen: 'Descarga un archivo de una épica',
  params: archivoParamSchema,
  reply: 'application/octet-stream',
  derecho: 'proyecto.ver',
});

export const quitarDeEpica = ruta('DELETE', 'epicas/:id/archivos/:archivoId', {
  resumen: 'Quita un archivo de una épica',
  params: archivoParamSchema,
  reply: epicaReplySchema,
  derecho: 'proyecto.editar',
});

export const subirAHistoria = ruta('POST', 'historias/:id/archivos', {
  resumen: 'Adjunta archivos a una historia',
  params: idParamSchema,
  body: archivosFormSchema,
  reply: historiaArchivosReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
});

export const descargarDeHistoria = ruta('GET', 'historias/:id/archivos/:archivoId', {
  resumen: 'Descarga un archivo de una historia',
  params: archivoParamSchema,
  reply: 'application/octet-stream',
  derecho: 'proyecto.ver',
});

export const quitarDeHistoria = ruta('DELETE', 'historias/:id/archivos/:archivoId', {
  resumen: 'Quita un archivo de una historia',
  params: archivoParamSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
});

export const subirATarea = ruta('POST', 'tareas/:id/archivos', {
  resumen: 'Adjunta archivos a una tarea',
  params: idParamSchema,
  body: archivosFormSchema,
  reply: tareaArchivosReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
});

export const descargarDeTarea = ruta('GET', 'tareas/:id/archivos/:archivoId', {
  resumen: 'Descarga un archivo de una tarea',
  params: archivoParamSchema,
  reply: 'application/octet-stream',
  derecho: 'proyecto.ver',
});

export const quitarDeTarea = ruta('DELETE', 'tareas/:id/archivos/:archivoId', {
  resumen: 'Quita un archivo de una tarea',
  params: archivoParamSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.editar',
});
