import { defineErrors } from '@pmp/contracts/common';

export const erroresIntegraciones = defineErrors('integraciones', {
  webhookNoEncontrado: { kind: 'missing', message: 'El webhook no existe' },
  sinNombre: { kind: 'invalid', message: 'Escribe un nombre para reconocerlo', campo: 'nombre' },
  direccionNoValida: {
    kind: 'invalid',
    message: 'Escribe una dirección que empiece por https:// o http://, sin usuario ni contraseña',
    campo: 'url',
  },
  direccionInterna: {
    kind: 'invalid',
    message:
      'Esa dirección es de una red interna. Si debe recibir webhooks, quien administra la instalación puede permitirla.',
    campo: 'url',
  },
  sinHechos: { kind: 'invalid', message: 'Selecciona al menos un tipo de aviso', campo: 'hechos' },
  hechoDesconocido: {
    kind: 'invalid',
    message: 'No hay ningún tipo de aviso con ese nombre',
    campo: 'hechos',
  },
  demasiadosWebhooks: {
    kind: 'conflict',
    message: ({ max }) => `No puede haber más de ${max} webhooks aquí. Elimina alguno que ya no se use.`,
  },
  sinPermisoDeTodos: {
    kind: 'forbidden',
    message: 'Los webhooks de todos los proyectos son de quien administra la instalación',
  },
  entregaNoEncontrada: { kind: 'missing', message: 'La entrega no existe' },
  webhookParado: { kind: 'conflict', message: 'El webhook está en pausa: actívalo antes de enviar nada' },
  demasiadasPruebas: {
    kind: 'tooMany',
    message: 'Has enviado muchas pruebas seguidas. Espera un minuto.',
  },
  calendarioNoEncontrado: { kind: 'missing', message: 'El calendario no existe' },
  calendarioTipo: {
    kind: 'invalid',
    message: 'El calendario debe ser de tu trabajo, de un proyecto o de sus sprints',
    campo: 'tipo',
  },
  calendarioSinProyecto: {
    kind: 'invalid',
    message: 'Selecciona el proyecto del calendario',
    campo: 'proyecto',
  },
  demasiadosCalendarios: {
    kind: 'conflict',
    message: ({ max }) => `No puedes tener más de ${max} calendarios. Elimina alguno que ya no uses.`,
  },
  forjaNoEncontrada: { kind: 'missing', message: 'La conexión no existe' },
  forjaTipo: { kind: 'invalid', message: 'Selecciona dónde está el código', campo: 'tipo' },
  demasiadasForjas: {
    kind: 'conflict',
    message: ({ max }) =>
      `Un proyecto no puede tener más de ${max} conexiones. Elimina alguna que ya no se use.`,
  },
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
  yaCreado: {
    kind: 'conflict',
    message:
      'Ya se creó con esta misma petición, y entonces se mostró su secreto. Si no lo recibiste, renuévalo.',
  },
  firmaNoValida: {
    kind: 'unauthenticated',
    message: 'La firma no corresponde a esta dirección, o la dirección no existe',
  },
});
