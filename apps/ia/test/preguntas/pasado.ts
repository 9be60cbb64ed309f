import { at, type ClavePersona, equipos, id, PORTAL, TIENDA } from './espacio';
import { historias } from './historias';
import { tareas } from './tareas';

/** Somebody changed a field, or created the thing (`campo` null). */
export interface Cambio {
  fecha: string;
  autor: ClavePersona;
  entidad: 'historia' | 'tarea';
  _id: string;
  titulo: string;
  proyecto: string;
  accion: 'creado' | 'actualizado';
  campo: string | null;
  de: string | null;
  a: string | null;
}
const cambio = (
  fecha: string,
  autor: ClavePersona,
  de: 'h' | 't',
  n: number,
  [antes, despues]: [string | null, string | null],
): Cambio => {
  const found = (de === 'h' ? historias : tareas).find(({ _id }) => _id === id(de, n))!;
  return {
    fecha,
    autor,
    entidad: de === 'h' ? 'historia' : 'tarea',
    _id: found._id,
    titulo: found.titulo,
    proyecto: found.proyecto,
    accion: antes === null ? 'creado' : 'actualizado',
    campo: antes === null ? null : 'estado',
    de: antes,
    a: despues,
  };
};
export const historial: readonly Cambio[] = [
  cambio(at('11-09', '10:00'), 'lucia', 't', 5, [null, null]),
  cambio(at('11-10', '08:30'), 'ivan', 't', 1, ['pendiente', 'en progreso']),
  cambio(at('11-11', '09:10'), 'nora', 't', 2, ['pendiente', 'en progreso']),
  cambio(at('11-11', '12:00'), 'marcos', 't', 7, ['en revisión', 'completada']),
  cambio(at('11-12', '16:00'), 'ivan', 't', 1, ['en progreso', 'completada']),
  cambio(at('11-12', '17:00'), 'marcos', 't', 8, ['en progreso', 'completada']),
  cambio(at('11-13', '10:00'), 'ivan', 't', 3, ['en progreso', 'en revisión']),
  cambio(at('11-13', '11:00'), 'marcos', 't', 4, ['en progreso', 'bloqueada']),
  cambio(at('11-13', '13:00'), 'lucia', 'h', 10, ['en revisión', 'completada']),
  cambio(at('11-16', '09:00'), 'nora', 't', 10, ['en revisión', 'completada']),
  cambio(at('11-16', '09:30'), 'lucia', 't', 15, ['en progreso', 'completada']),
  cambio(at('11-16', '09:40'), 'ivan', 't', 13, ['pendiente', 'en progreso']),
  cambio(at('11-17', '15:00'), 'nora', 't', 9, ['en progreso', 'en revisión']),
  cambio(at('11-16', '10:00'), 'carmen', 't', 21, ['pendiente', 'en progreso']),
];

export const comentarios = [
  {
    fecha: at('11-13', '11:05'),
    autor: 'marcos',
    entidad: 'tarea',
    _id: id('t', 4),
    proyecto: TIENDA._id,
    texto: 'La pasarela renueva el certificado el jueves; sin él no pasa ninguna prueba.',
  },
  {
    fecha: at('11-17', '12:00'),
    autor: 'ivan',
    entidad: 'tarea',
    _id: id('t', 3),
    proyecto: TIENDA._id,
    texto: 'Corregido; falta probarlo en Safari.',
  },
  {
    fecha: at('11-12', '12:00'),
    autor: 'irene',
    entidad: 'tarea',
    _id: id('t', 23),
    proyecto: PORTAL._id,
    texto: 'Seguridad no responde hasta tener el inventario.',
  },
] as const;

export const mensajes = [
  {
    fecha: at('11-16', '09:00'),
    autor: 'lucia',
    tipo: 'equipo',
    chat: equipos.comercio._id,
    texto: 'El viernes no hay reunión de equipo.',
  },
  {
    fecha: at('11-17', '10:00'),
    autor: 'lucia',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'Mañana enseñamos el pago en plazos a dirección.',
  },
  {
    fecha: at('11-17', '10:05'),
    autor: 'ivan',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'El certificado de pruebas sigue caducado, he abierto la incidencia 4512.',
  },
  {
    fecha: at('11-17', '10:07'),
    autor: 'marcos',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: 'Me dicen que el jueves está renovado.',
  },
  {
    fecha: at('11-18', '09:00'),
    autor: 'nora',
    tipo: 'proyecto',
    chat: TIENDA._id,
    texto: '¿Quién revisa el calendario de cobros?',
  },
] as const;
