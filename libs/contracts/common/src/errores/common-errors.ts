import { defineErrors } from './errors';
import { nameOfFalta } from '../partes';

/** Errors that belong to no single domain. */
export const erroresComunes = defineErrors('comun', {
  datosNoValidos: { kind: 'invalid', message: 'Revisa los datos: hay campos que no son válidos' },
  cuerpoNoLegible: { kind: 'invalid', message: 'El cuerpo de la petición no es JSON válido' },
  cuerpoDemasiadoHondo: {
    kind: 'invalid',
    message: ({ max }) =>
      `El cuerpo de la petición no puede tener más de ${max} niveles, unos dentro de otros`,
  },
  noAutenticado: { kind: 'unauthenticated', message: 'Inicia sesión para continuar' },
  sesionExpirada: {
    kind: 'unauthenticated',
    message: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  },
  tokenNoValido: {
    kind: 'unauthenticated',
    message: 'El token no existe, ha caducado o se ha revocado',
  },
  sinPermiso: { kind: 'forbidden', message: 'No tienes permiso para hacer esto' },
  entradaAntigua: {
    kind: 'forbidden',
    message: 'Confirma que eres tú para continuar: hace un rato que iniciaste sesión',
  },
  alcanceInsuficiente: { kind: 'forbidden', message: 'El alcance del token no permite hacer esto' },
  seProponeConOtraRuta: {
    kind: 'forbidden',
    message: ({ ruta }) => `Este token solo propone, y esto se propone de uno en uno, con ${ruta}`,
  },
  necesitaPersona: {
    kind: 'forbidden',
    message:
      'Este token ha leído textos de fuera del equipo y ya no puede escribir fuera de ese proyecto: propón el cambio para que lo decida una persona, o pide a quien tiene el token que quite la marca en Configuración › Tokens de acceso',
  },
  noEncontrado: { kind: 'missing', message: 'No se ha encontrado lo que buscas' },
  rutaNoEncontrada: { kind: 'missing', message: 'La ruta no existe' },
  metodoNoPermitido: {
    kind: 'notAllowed',
    message: ({ metodos }) => `Esta dirección no admite ese método. Admite ${metodos}.`,
  },
  parametroDesconocido: {
    kind: 'invalid',
    message: ({ parametro }) => `Esta dirección no tiene el parámetro «${parametro}»`,
  },
  sinPrecondicion: {
    kind: 'invalid',
    message: 'Esta dirección no compara versiones: envía la petición sin `If-Match`',
  },
  versionObsoleta: {
    kind: 'conflict',
    message: ({ quien = 'Otra persona' }) =>
      `${quien} ha cambiado estos datos. Vuelve a cargarlos antes de guardar.`,
  },
  cuerpoDemasiadoGrande: { kind: 'tooLarge', message: 'La petición es demasiado grande' },
  cuotaAgotada: {
    kind: 'tooLarge',
    message:
      'Este archivo no cabe en el espacio que te queda. Elimina alguno tuyo que ya no haga falta o pide más espacio a quien administra la plataforma.',
    campo: 'archivo',
  },
  instalacionLlena: {
    kind: 'full',
    message: 'No queda espacio para más archivos en la plataforma. Avisa a quien la administra.',
    campo: 'archivo',
  },
  tipoDeContenido: { kind: 'wrongType', message: 'El tipo de contenido no está permitido' },
  demasiadasPeticiones: {
    kind: 'tooMany',
    message: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  },
  noDisponible: {
    kind: 'unavailable',
    message: ({ parte, falta }) =>
      `No está disponible en este momento: ${nameOfFalta(parte)}. No responde: ${nameOfFalta(falta)}. Inténtalo de nuevo en unos segundos.`,
  },
  cambiosALaVez: {
    kind: 'unavailable',
    message: 'Hay demasiados cambios a la vez en lo mismo. Inténtalo de nuevo en unos segundos.',
  },
  interno: { kind: 'internal', message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.' },
  peticionNoLegible: { kind: 'invalid', message: 'La petición no es HTTP válido' },
  direccionNoValida: { kind: 'invalid', message: 'La dirección de la petición no es válida' },
  valorDuplicado: { kind: 'conflict', message: 'Ya existe otro elemento con los mismos datos' },
  identificadorNoValido: { kind: 'invalid', message: 'El identificador no es válido' },
  campoObligatorio: { kind: 'invalid', message: 'Este campo es obligatorio' },
  campoNoValido: { kind: 'invalid', message: 'El valor no es válido' },
  textoEsperado: { kind: 'invalid', message: 'Debe ser un texto' },
  verdaderoOFalso: { kind: 'invalid', message: 'Debe ser verdadero o falso' },
  demasiadoLargo: { kind: 'invalid', message: ({ max }) => `No puede superar los ${max} caracteres` },
  caracteresInvisibles: {
    kind: 'invalid',
    message: 'No puede llevar saltos de línea ni caracteres invisibles',
  },
  sinTitulo: { kind: 'invalid', message: 'El título es obligatorio' },
  fechaNoValida: { kind: 'invalid', message: 'La fecha no es válida' },
  prioridadNoValida: { kind: 'invalid', message: 'La prioridad no es válida' },
  estadoNoValido: { kind: 'invalid', message: 'El estado no es válido' },
  tipoNoValido: { kind: 'invalid', message: 'El tipo no es válido' },
  cursorNoValido: { kind: 'invalid', message: 'El cursor no es válido' },
  limiteNoEntero: {
    kind: 'invalid',
    message: ({ max }) => `El límite debe ser un número entero entre 1 y ${max}`,
  },
  limiteNoValido: { kind: 'invalid', message: ({ max }) => `El límite debe estar entre 1 y ${max}` },
  busquedaVacia: { kind: 'invalid', message: 'Escribe qué quieres buscar' },
  busquedaLarga: {
    kind: 'invalid',
    message: ({ max }) => `La búsqueda no puede superar los ${max} caracteres`,
  },
  mensajeVacio: { kind: 'invalid', message: 'Escribe un mensaje' },
  mensajeLargo: {
    kind: 'invalid',
    message: ({ max }) => `El mensaje no puede superar los ${max} caracteres`,
  },
  emojiNoValido: { kind: 'invalid', message: 'Elige un emoji', campo: 'emoji' },
  demasiadosEmojis: {
    kind: 'conflict',
    message: ({ max }) => `Aquí ya hay ${max} emojis distintos. Suma el tuyo a uno de ellos.`,
  },
  demasiadosEmojisTuyos: {
    kind: 'conflict',
    message: ({ max }) => `Ya has reaccionado con ${max} emojis. Quita uno para poner otro.`,
  },
});
