import { describe, expect, it } from '@jest/globals';
import { breakDown, withoutExisting, tipoOf } from './breakdown';

describe('breakDown', () => {
  it.each([
    ['- diseñar formulario\n- validar tarjeta.\n* pagar', ['Diseñar formulario', 'Validar tarjeta', 'Pagar']],
    ['Criterios:\n1. Se guarda\n2) Se borra', ['Se guarda', 'Se borra']],
    ['Se guarda\nSe borra', ['Se guarda', 'Se borra']],
    ['formulario, validación y pruebas', ['Formulario', 'Validación', 'Pruebas']],
    [
      'Pide el correo. Envía un enlace. Caduca en 1,5 horas',
      ['Pide el correo', 'Envía un enlace', 'Caduca en 1,5 horas'],
    ],
    ['uno dos; Uno dos; y', ['Uno dos']],
    ['', []],
  ])('%j', (texto, titulos) => expect(breakDown(texto)).toEqual(titulos));
});

it('withoutExisting leaves out titles that exist under nearly the same name', () => {
  expect(withoutExisting(['Validar la tarjeta', 'Pruebas'], ['Validar tarjetas'])).toEqual(['Pruebas']);
});

it.each([
  ['Corregir el error de login', 'bug'],
  ['Documentación de la API', 'documentación'],
  ['Optimizar la búsqueda', 'mejora'],
  ['Formulario', 'funcionalidad'],
])('%s is %s', (titulo, tipo) => expect(tipoOf(titulo)).toBe(tipo));
