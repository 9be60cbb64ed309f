import { defineErrors } from '@pmp/contracts/common';

export const erroresMensajes = defineErrors('mensajes', {
  chatNoEncontrado: { kind: 'missing', message: 'La conversación no existe' },
  mensajeNoEncontrado: { kind: 'missing', message: 'El mensaje no existe' },
  archivoNoEncontrado: { kind: 'missing', message: 'El archivo no existe' },
  contigo: { kind: 'invalid', message: 'No puedes abrir una conversación contigo', campo: 'receptor' },
  personaInactiva: {
    kind: 'conflict',
    message: 'Esta persona ya no tiene la cuenta activa y no puede recibir mensajes',
  },
  chatNoAbierto: { kind: 'conflict', message: 'Abre la conversación antes de escribir en ella' },
  soloPropios: { kind: 'forbidden', message: 'Solo puedes cambiar tus propios mensajes' },
  plazoTerminado: {
    kind: 'conflict',
    message: 'Un mensaje solo se puede editar o eliminar durante los 15 minutos siguientes a su envío',
  },
  mensajeYaEliminado: { kind: 'conflict', message: 'El mensaje se ha eliminado' },
  respuestaNoValida: {
    kind: 'invalid',
    message: 'El mensaje al que respondes no está en esta conversación',
    campo: 'respuestaA',
  },
  adjuntosNoValidos: {
    kind: 'invalid',
    message: 'Alguno de los archivos ya no está disponible. Vuelve a adjuntarlo.',
    campo: 'archivos',
  },
  sinArchivo: { kind: 'invalid', message: 'Selecciona un archivo', campo: 'archivo' },
  demasiadosArchivos: {
    kind: 'invalid',
    message: 'No puedes adjuntar tantos archivos a la vez',
    campo: 'archivo',
  },
  formularioIncompleto: {
    kind: 'invalid',
    message: 'El archivo no se ha recibido completo',
    campo: 'archivo',
  },
  archivoDemasiadoGrande: {
    kind: 'tooLarge',
    message: 'El archivo supera el límite de 10 MB',
    campo: 'archivo',
  },
  tipoDeArchivo: { kind: 'wrongType', message: 'Tipo de archivo no permitido', campo: 'archivo' },
  demasiadosMensajes: {
    kind: 'tooMany',
    message: 'Estás enviando mensajes demasiado deprisa. Espera unos segundos e inténtalo de nuevo.',
  },
  tipoDeChat: { kind: 'invalid', message: 'El tipo de chat no es válido' },
  tipoDeReceptor: { kind: 'invalid', message: 'El tipo de receptor no es válido' },
  receptorDeOtroTipo: { kind: 'invalid', message: 'El tipo de receptor no corresponde al tipo de chat' },
  proyectoDeOtroChat: { kind: 'invalid', message: 'El proyecto no corresponde al chat' },
  clienteIdNoValido: { kind: 'invalid', message: 'El identificador del mensaje no es válido' },
  archivosNoValidos: { kind: 'invalid', message: 'Los archivos no son válidos' },
  demasiadosAdjuntos: { kind: 'invalid', message: ({ max }) => `No puedes adjuntar más de ${max} archivos` },
  sinBusqueda: { kind: 'invalid', message: 'Escribe qué buscar' },
  variosPuntosDePartida: { kind: 'invalid', message: "Usa solo uno de 'antes', 'desde' y 'alrededor'" },
});
