import { cambioSchema, EVENTO_REANUDADO, EVENTO_RECARGAR, idSchema, MAX_LUGAR } from '@pmp/contracts/common';
import {
  chatRefSchema,
  enviarMensaje,
  escribiendoSchema,
  EVENTO_DEJO_ESCRIBIR,
  EVENTO_ESCRIBIENDO,
  EVENTO_MENSAJE_EDITADO,
  EVENTO_MENSAJE_ELIMINADO,
  EVENTO_MENSAJE_ENVIADO,
  EVENTO_MENSAJES_LEIDOS,
  EVENTO_NUEVO_MENSAJE,
  marcarLeidos,
  marcarLeidosSchema,
  mensajeCreateSchema,
  mensajeEliminadoSchema,
  mensajeSchema,
  mensajesLeidosSchema,
} from '@pmp/contracts/mensajes';
import {
  notificacionSchema,
  NOTIFICACIONES_CAMBIADAS,
  NUEVA_NOTIFICACION,
} from '@pmp/contracts/notificaciones';
import { EVENTO_PROPUESTAS, EVENTO_VISTAS_CAMBIADAS, vistasCambiadasSchema } from '@pmp/contracts/proyectos';
import {
  cuentaCambiadaSchema,
  equipoCambiadoSchema,
  EVENTO_CUENTA_CAMBIADA,
  EVENTO_EQUIPO_CAMBIADO,
  EVENTO_MEMBRESIA_CAMBIADA,
  membresiaCambiadaSchema,
} from '@pmp/contracts/usuarios';
import { z } from 'zod';
import { entradaSchema, proyectoRefSchema } from '../realtime/events/proyectos.gateway';
import { despedidaSchema } from '../realtime/events/sesiones.gateway';

export interface SocketEvent {
  resumen: string;
  datos: z.ZodType;
}

/** `acuse`: what stands in the acknowledgement beside `success`, if anything does. */
export interface ClientEvent extends SocketEvent {
  acuse?: z.ZodObject;
}

const reanudadoSchema = z.object({
  lugar: z.string().max(MAX_LUGAR).meta({ description: 'Por dónde va ahora' }),
  completo: z
    .boolean()
    .meta({ description: '`true`: ha llegado todo lo que faltaba; si no, hay que leer otra vez' }),
});
const enMsSchema = z.int().meta({ description: 'Milisegundos en los que repartir las lecturas' });

/** What a client may ask of its socket; each may carry an acknowledgement. */
export const CLIENT_EVENTS: Readonly<Record<string, ClientEvent>> = {
  suscribir_proyecto: {
    resumen: 'Recibe desde ahora los cambios de un proyecto',
    datos: entradaSchema,
    acuse: reanudadoSchema.partial(),
  },
  dejar_proyecto: { resumen: 'Deja de recibir los cambios de un proyecto', datos: proyectoRefSchema },
  unirse_chat: { resumen: 'Abre una conversación: se ve quién escribe', datos: chatRefSchema },
  salir_chat: { resumen: 'Cierra una conversación', datos: chatRefSchema },
  enviar_mensaje: {
    resumen: 'Envía un mensaje; con el mismo `clienteId` no se envía dos veces',
    datos: mensajeCreateSchema,
    acuse: enviarMensaje.reply,
  },
  marcar_leidos: {
    resumen: 'Da por leída una conversación, entera o hasta un mensaje',
    datos: marcarLeidosSchema,
    acuse: marcarLeidos.reply,
  },
  escribiendo: { resumen: 'Dice a los demás que está escribiendo', datos: chatRefSchema },
  dejo_escribir: { resumen: 'Dice a los demás que ya no escribe', datos: chatRefSchema },
  cerrar_sesion: { resumen: 'Cierra sesiones propias', datos: despedidaSchema },
};

/** What a client is told, each with the place to go on from (`desde`) behind its payload. */
export const SERVER_EVENTS: Readonly<Record<string, SocketEvent>> = {
  cambio: { resumen: 'Algo ha cambiado en un proyecto al que se está suscrito', datos: cambioSchema },
  [EVENTO_NUEVO_MENSAJE]: { resumen: 'Llega un mensaje', datos: mensajeSchema },
  [EVENTO_MENSAJE_ENVIADO]: { resumen: 'Se ha enviado un mensaje propio', datos: mensajeSchema },
  [EVENTO_MENSAJE_EDITADO]: { resumen: 'Se ha editado un mensaje', datos: mensajeSchema },
  [EVENTO_MENSAJE_ELIMINADO]: { resumen: 'Se ha eliminado un mensaje', datos: mensajeEliminadoSchema },
  [EVENTO_MENSAJES_LEIDOS]: { resumen: 'Alguien ha leído', datos: mensajesLeidosSchema },
  [EVENTO_ESCRIBIENDO]: { resumen: 'Alguien está escribiendo', datos: escribiendoSchema },
  [EVENTO_DEJO_ESCRIBIR]: { resumen: 'Alguien ya no escribe', datos: escribiendoSchema },
  [NUEVA_NOTIFICACION]: {
    resumen: 'Llega una notificación: hay una más sin leer',
    datos: notificacionSchema,
  },
  [NOTIFICACIONES_CAMBIADAS]: {
    resumen: 'Las notificaciones propias han cambiado: hay que leerlas otra vez',
    datos: z.object({}),
  },
  [EVENTO_CUENTA_CAMBIADA]: { resumen: 'Ha cambiado la propia cuenta', datos: cuentaCambiadaSchema },
  [EVENTO_MEMBRESIA_CAMBIADA]: {
    resumen: 'Ha cambiado en qué equipos se está, o con qué papel',
    datos: membresiaCambiadaSchema,
  },
  [EVENTO_EQUIPO_CAMBIADO]: { resumen: 'Ha cambiado un equipo propio', datos: equipoCambiadoSchema },
  [EVENTO_VISTAS_CAMBIADAS]: {
    resumen: 'Han cambiado las vistas que se pueden ver',
    datos: vistasCambiadasSchema,
  },
  [EVENTO_PROPUESTAS]: {
    resumen: 'Han cambiado las propuestas de un proyecto',
    datos: z.object({ proyecto: idSchema }),
  },
  acceso_perdido: {
    resumen: 'Ya no se puede ver un proyecto o una conversación: el socket ha salido de su sala',
    datos: z.union([proyectoRefSchema, chatRefSchema]),
  },
  sesion_cerrada: {
    resumen: 'La sesión o el token ya no valen: el socket se cierra',
    datos: z.object({ message: z.string() }),
  },
  [EVENTO_REANUDADO]: {
    resumen: 'Tras abrir el socket con `desde`: si ha llegado todo lo que faltaba',
    datos: reanudadoSchema.extend({ enMs: enMsSchema }),
  },
  [EVENTO_RECARGAR]: {
    resumen: 'Se ha perdido algo: hay que leer otra vez lo que se muestra',
    datos: z.object({ enMs: enMsSchema }),
  },
};
