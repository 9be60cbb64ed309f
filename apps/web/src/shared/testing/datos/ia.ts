import type {
  Alerta,
  AlertasReply,
  Conversacion,
  ConversacionResumen,
  MensajeAsistente,
  PropuestaAsistente,
  Verificar,
} from '@pmp/contracts/ia';
import { anId } from './builders';

const AHORA = '2026-11-20T10:00:00.000Z';

export const aMensajeAsistente = (over: Partial<MensajeAsistente> = {}): MensajeAsistente => ({
  _id: anId(),
  autor: 'asistente',
  texto: 'Tienes 2 tareas para hoy.',
  sugerencias: [],
  propuesta: null,
  motor: 'reglas',
  aviso: null,
  consulta: null,
  q: null,
  timestamp: AHORA,
  ...over,
});

export const aPregunta = (texto: string): MensajeAsistente =>
  aMensajeAsistente({ autor: 'persona', texto, motor: null });

export const aConversacionResumen = (over: Partial<ConversacionResumen> = {}): ConversacionResumen => ({
  _id: anId(),
  titulo: '¿Qué hago hoy?',
  createdAt: AHORA,
  updatedAt: AHORA,
  ...over,
});

export const aConversacion = (
  mensajes: MensajeAsistente[],
  over: Partial<Conversacion> = {},
): Conversacion => ({
  ...aConversacionResumen(over),
  mensajes,
});

export const aPropuesta = (): PropuestaAsistente => {
  const proyecto = anId();
  const historiaId = anId();
  const cambio = (titulo: string) => ({
    metodo: 'POST' as const,
    ruta: '/api/tareas',
    cuerpo: { _id: anId(), titulo, proyecto, historiaId, prioridad: 'media' },
    descripcion: `Crear la tarea «${titulo}»`,
  });
  return {
    _id: anId(),
    tipo: 'dividir-historia',
    resumen: 'Dividir «Pagar con tarjeta» en 2 tareas',
    proyecto,
    cambios: [cambio('Formulario de pago'), cambio('Validar la caducidad')],
    estado: 'pendiente',
  };
};

export const aVerificar = (over: Partial<Verificar> = {}): Omit<Verificar, 'success'> => ({
  conectada: true,
  proveedor: 'reglas',
  modelo: null,
  motor: 'reglas',
  mensaje: 'Responde el motor de reglas, sin proveedor de IA.',
  ...over,
});

export const anAlerta = (over: Partial<Alerta> = {}): Alerta => ({
  id: anId(),
  tipo: 'tarea',
  sobre: 'tarea',
  titulo: '«Validar la caducidad» venció hace 3 días',
  descripcion: 'La tarea sigue en progreso y su fecha límite era el 17 nov 2026.',
  fechaLimite: '2026-11-17T00:00:00.000Z',
  sugerencia: 'Acordar una fecha nueva con Luis Pérez.',
  siguientePaso: 'Habla hoy con Luis Pérez y pon una fecha que se pueda cumplir.',
  usuarios: [{ id: anId(), nombre: 'Luis Pérez', avatar: null }],
  delEquipo: false,
  notificada: false,
  regla: 'tarea-vencida',
  severidad: 'crítica',
  evidencia: [{ texto: 'Fecha límite: 17 nov 2026', enlace: `/tareas/${anId()}` }],
  enlace: `/tareas/${anId()}`,
  proyecto: { _id: anId(), nombre: 'Portal de clientes' },
  motor: 'reglas',
  ...over,
});

export const anAlertasReply = (
  alertas: Alerta[],
  over: Partial<AlertasReply> = {},
): Omit<AlertasReply, 'success'> => ({
  alertas,
  recomendaciones: 'Empezad el día por lo vencido.\nRepartid la carga de Luis Pérez.',
  fechaGeneracion: new Date(Date.now() - 5 * 60_000).toISOString(),
  motor: 'reglas',
  aviso: null,
  ...over,
});

/** An assistant's reply as server-sent events. */
export const serverEvents = (...eventos: [evento: string, datos: object][]): string =>
  eventos.map(([evento, datos]) => `event: ${evento}\ndata: ${JSON.stringify(datos)}\n\n`).join('');
