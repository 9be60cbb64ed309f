import { defineErrors } from '@pmp/contracts/common';

export const erroresNotificaciones = defineErrors('notificaciones', {
  notificacionNoEncontrada: { kind: 'missing', message: 'La notificación no existe' },
  cursorNoValido: { kind: 'invalid', message: 'El cursor no es válido', campo: 'cursor' },
  filtroNoValido: { kind: 'invalid', message: 'El filtro no es válido' },
  hastaNoValido: { kind: 'invalid', message: 'El momento no es válido', campo: 'hasta' },
  hastaPasado: { kind: 'invalid', message: 'Ese momento ya ha pasado: elige uno posterior', campo: 'hasta' },
  hastaLejano: {
    kind: 'invalid',
    message: 'Una notificación se pospone un año como mucho',
    campo: 'hasta',
  },
  demasiadosSilencios: {
    kind: 'conflict',
    message: ({ max }) => `No puedes silenciar más de ${max} cosas: reactiva alguna`,
  },
  recordatorioNoEncontrado: { kind: 'missing', message: 'El recordatorio no existe' },
  recordatorioVacio: { kind: 'invalid', message: 'Escribe qué hay que recordar', campo: 'texto' },
  cuandoNoValido: { kind: 'invalid', message: 'El momento del recordatorio no es válido', campo: 'cuando' },
  cuandoPasado: {
    kind: 'invalid',
    message: 'El momento del recordatorio ya ha pasado: elige uno posterior',
    campo: 'cuando',
  },
  cuandoLejano: {
    kind: 'invalid',
    message: 'Un recordatorio puede ser de aquí a un año como mucho',
    campo: 'cuando',
  },
  accionNoValida: {
    kind: 'invalid',
    message: 'Un recordatorio solo puede llevar a una tarea o a una historia',
    campo: 'accion',
  },
  demasiadosRecordatorios: {
    kind: 'conflict',
    message: ({ max }) => `No puedes tener más de ${max} recordatorios pendientes: elimina alguno`,
  },
});
