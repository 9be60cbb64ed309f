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
    message: 'No reconocemos este archivo. Sube un CSV, o la exportación de Jira, Trello, Linear o Plane',
    campo: 'archivo',
  },
  ficheroDanado: {
    kind: 'invalid',
    message: ({ linea }) => `El archivo está dañado cerca de la línea ${linea}`,
    campo: 'archivo',
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
