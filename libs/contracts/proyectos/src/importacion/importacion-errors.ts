import { defineErrors } from '@pmp/contracts/common';

export const erroresImportacion = defineErrors('importacion', {
  importacionNoEncontrada: { kind: 'missing', message: 'La importación no existe' },
  ficheroVacio: { kind: 'invalid', message: 'El archivo no tiene ninguna fila', campo: 'archivo' },
  ficheroGrande: {
    kind: 'tooLarge',
    message: ({ max }) => `El archivo supera el límite de ${max} MB`,
    campo: 'archivo',
  },
  ficheroDesconocido: {
    kind: 'wrongType',
    message: 'No reconocemos este archivo. Sube un CSV, un Excel (XLSX) o la exportación de otra herramienta',
    campo: 'archivo',
  },
  ficheroDanado: {
    kind: 'invalid',
    message: ({ linea }) => `El archivo está dañado cerca de la línea ${linea}`,
    campo: 'archivo',
  },
  ficheroMalFormado: {
    kind: 'invalid',
    message: ({ donde }) => `El archivo no tiene la forma que esperamos: mira «${donde}»`,
    campo: 'archivo',
  },
  ficheroDeOtro: {
    kind: 'wrongType',
    message: ({ herramienta, formato }) =>
      `Este archivo es de ${herramienta} y no se puede leer. Expórtalo como ${formato}`,
    campo: 'archivo',
  },
  /** Read as rows it would be one for each of its lists, without what is in them. */
  ficheroConListas: {
    kind: 'wrongType',
    message: ({ donde }) =>
      `Este JSON guarda el trabajo dentro de listas («${donde}») que no conocemos. Pásalo a CSV, con una tarea en cada fila`,
    campo: 'archivo',
  },
  ficheroIlegible: {
    kind: 'invalid',
    message: 'No hemos podido leer el archivo. Guárdalo como CSV y vuelve a intentarlo',
    campo: 'archivo',
  },
  ficheroSinMemoria: {
    kind: 'invalid',
    message:
      'El fichero es demasiado complejo: leerlo ocupa más memoria de la que puede usar. Divídelo en varios',
    campo: 'archivo',
  },
  ficheroLento: {
    kind: 'invalid',
    message: ({ max }) =>
      `El fichero es demasiado complejo: leerlo lleva más de ${max} segundos. Divídelo en varios`,
    campo: 'archivo',
  },
  ficheroProfundo: {
    kind: 'invalid',
    message: ({ max }) =>
      `El fichero es demasiado complejo: tiene más de ${max} niveles de datos dentro de otros`,
    campo: 'archivo',
  },
  ficheroAnidado: {
    kind: 'invalid',
    message: 'El fichero es demasiado complejo: tiene archivos comprimidos dentro de otros',
    campo: 'archivo',
  },
  ficheroConMuchosArchivos: {
    kind: 'invalid',
    message: ({ max }) => `El fichero es demasiado complejo: tiene dentro más de ${max} archivos`,
    campo: 'archivo',
  },
  ficheroHinchado: {
    kind: 'invalid',
    message: ({ max }) => `El fichero es demasiado complejo: lo que lleva dentro ocupa más de ${max} MB`,
    campo: 'archivo',
  },
  filaEnorme: {
    kind: 'invalid',
    message: ({ max }) => `El fichero es demasiado complejo: una de sus filas tiene más de ${max} caracteres`,
    campo: 'archivo',
  },
  lecturaEnCurso: {
    kind: 'conflict',
    message: 'Todavía estamos leyendo otro archivo tuyo. Espera a que termine',
  },
  lecturasOcupadas: {
    kind: 'tooMany',
    message: 'Se están leyendo otros archivos. Inténtalo dentro de un momento',
  },
  demasiadasFilas: {
    kind: 'invalid',
    message: ({ max }) => `El archivo tiene más de ${max} filas. Divídelo en varios`,
    campo: 'archivo',
  },
  demasiadasColumnas: {
    kind: 'invalid',
    message: ({ max }) => `El archivo tiene más de ${max} columnas`,
    campo: 'archivo',
  },
  demasiadasImportaciones: {
    kind: 'conflict',
    message: 'Tienes demasiadas importaciones sin terminar. Termina o descarta alguna',
  },
  faltaTitulo: { kind: 'invalid', message: 'Elige qué columna es el título', campo: 'columnas' },
  mapeoNoValido: { kind: 'invalid', message: 'La correspondencia no es válida', campo: 'columnas' },
  faltaDestino: { kind: 'invalid', message: 'Elige el proyecto que recibe lo importado', campo: 'destino' },
  personaAjena: {
    kind: 'invalid',
    message: 'Alguna de las personas seleccionadas no pertenece al equipo del proyecto',
    campo: 'personas',
  },
  importacionNoPreparada: { kind: 'conflict', message: 'La importación aún no está preparada' },
  importacionEnCurso: { kind: 'conflict', message: 'La importación está en curso' },
  importacionSinHacer: { kind: 'conflict', message: 'Esta importación no ha creado nada que deshacer' },
});
