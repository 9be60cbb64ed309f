import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
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
  reply: archivosReplySchema,
  refuses: ['invalid', 'tooLarge', 'wrongType', 'full'],
  derecho: 'autenticado',
});

export const descargarArchivo = ruta('GET', 'mensajes/archivos/:id', {
  params: idParamSchema,
  reply: 'application/octet-stream',
  derecho: 'autenticado',
});

export const buscar = ruta('GET', 'mensajes/buscar', {
  query: mensajesBusquedaQuerySchema,
  reply: mensajesBusquedaReplySchema,
  derecho: 'autenticado',
});

export const listarChats = ruta('GET', 'mensajes/chats', {
  reply: chatsReplySchema,
  derecho: 'autenticado',
});

export const listarContactos = ruta('GET', 'mensajes/usuarios', {
  query: contactosQuerySchema,
  reply: contactosReplySchema,
  derecho: 'autenticado',
});

export const leerInfo = ruta('GET', 'mensajes/:chatId/:tipo/info', {
  params: chatParamsSchema,
  reply: infoReplySchema,
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'mensajes/:chatId/:tipo', {
  params: chatParamsSchema,
  query: mensajesQuerySchema,
  reply: mensajesReplySchema,
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'mensajes/:id', {
  params: idParamSchema,
  body: mensajeUpdateSchema,
  reply: mensajeReplySchema,
  refuses: ['forbidden', 'conflict'],
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'mensajes/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['forbidden', 'conflict'],
  derecho: 'autenticado',
});
