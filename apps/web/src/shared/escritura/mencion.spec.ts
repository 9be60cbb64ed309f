import { describe, expect, it } from '@jest/globals';
import { anId } from '../testing/datos/builders';
import { completeMencion, openMencion, suggest } from './mencion';

const people = ['Ana García', 'Álvaro Díaz', 'Luis Pérez'].map((nombre) => ({
  _id: anId(),
  nombre,
  avatar: null,
}));
const names = (texto: string) => {
  const abierta = openMencion(texto, texto.length);
  return abierta && suggest(people, abierta).map(({ nombre }) => nombre);
};

describe("suggestions after '@'", () => {
  it('narrow down as the name is typed, ignoring accents', () => {
    expect(names('Hola @')).toHaveLength(3);
    expect(names('Hola @al')).toEqual(['Álvaro Díaz']);
    expect(names('Hola @ana g')).toEqual(['Ana García']);
  });

  it('are not offered inside an address or after a finished name', () => {
    expect(names('correo@ana')).toBeUndefined();
    expect(names('@Ana García, ')).toBeUndefined();
  });

  it('insert the name and keep the text after it', () => {
    const texto = 'Dile a @lu que sí';
    const abierta = openMencion(texto, 10)!;
    expect(completeMencion(texto, 10, abierta, 'Luis Pérez')).toEqual({
      texto: 'Dile a @Luis Pérez que sí',
      caret: 18,
    });
  });
});
