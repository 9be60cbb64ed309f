import {
  decisionesQuerySchema,
  decisionesReplySchema,
  decisionUpdateSchema,
  exitoReplySchema,
  idParamSchema,
  reaccionUpdateSchema,
  ruta,
  versionesReplySchema,
} from '@pmp/contracts/common';
import {
  archivosReplySchema,
  chatsReplySchema,
  contactosQuerySchema,
  contactosReplySchema,
  infoReplySchema,
  mensajeReplySchema,
  mensajesReplySchema,
} from '../replies';
import { mensajesBusquedaQuerySchema, mensajesBusquedaReplySchema } from '../busqueda';
import { chatParamsSchema } from '../chat';
import { mensajeUpdateSchema, mensajesQuerySchema } from '../mensaje';

export const subirArchivos = ruta('POST', 'mensajes/archivos', {
  resumen: 'Sube archivos para adjuntarlos a un mensaje',
  reply: archivosReplySchema,
  refuses: ['invalid', 'tooLarge', 'wrongType', 'full'],
  derecho: 'autenticado',
});

export const descargarArchivo = ruta('GET', 'mensajes/archivos/:id', {
  resumen: 'Descarga un archivo de un mensaje',
  params: idParamSchema,
  reply: 'application/octet-stream',
  derecho: 'autenticado',
});

export const buscar = ruta('GET', 'mensajes/buscar', {
  resumen: 'Busca texto en los mensajes de los chats de quien llama',
  query: mensajesBusquedaQuerySchema,
  reply: mensajesBusquedaReplySchema,
  derecho: 'autenticado',
});

export const listarChats = ruta('GET', 'mensajes/chats', {
  resumen: 'Lista los chats de quien llama, del más reciente al más antiguo',
  reply: chatsReplySchema,
  derecho: 'autenticado',
});

export const listarContactos = ruta('GET', 'mensajes/usuarios', {
  resumen: 'Lista las personas a las que quien llama puede escribir',
  query: contactosQuerySchema,
  reply: contactosReplySchema,
  derecho: 'autenticado',
});

export const leerInfo = ruta('GET', 'mensajes/:chatId/:tipo/info', {
  resumen: 'Lee de quién es un chat y quién participa en él',
  params: chatParamsSchema,
  reply: infoReplySchema,
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'mensajes/:chatId/:tipo', {
  resumen: 'Lista los mensajes de un chat',
  params: chatParamsSchema,
  query: mensajesQuerySchema,
  reply: mensajesReplySchema,
  derecho: 'autenticado',
});

export const listarVersiones = ruta('GET', 'mensajes/:id/versiones', {
  resumen: 'Lista lo que ha dicho un mensaje, de ahora hacia atrás',
  params: idParamSchema,
  reply: versionesReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'mensajes/:id', {
  resumen: 'Cambia el texto de un mensaje propio',
  params: idParamSchema,
  body: mensajeUpdateSchema,
  reply: mensajeReplySchema,
  refuses: ['forbidden', 'conflict'],
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'mensajes/:id', {
  resumen: 'Elimina un mensaje propio; quien administra el equipo, el de cualquiera, y se dice que ha sido',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['forbidden', 'conflict'],
  derecho: 'autenticado',
});

export const reaccionar = ruta('PUT', 'mensajes/:id/reaccion', {
  resumen: 'Pone un emoji a un mensaje, o quita el que puso quien llama',
  params: idParamSchema,
  body: reaccionUpdateSchema,
  reply: mensajeReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const decidir = ruta('PUT', 'mensajes/:id/decision', {
  resumen: 'Dice que lo que cuenta un mensaje es una decisión, o que ya no lo es',
  params: idParamSchema,
  body: decisionUpdateSchema,
  reply: mensajeReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const listarDecisiones = ruta('GET', 'mensajes/:chatId/:tipo/decisiones', {
  resumen: 'Lista las decisiones que dicen los mensajes de un chat, de la última a la primera',
  params: chatParamsSchema,
  query: decisionesQuerySchema,
  reply: decisionesReplySchema,
  derecho: 'autenticado',
});
