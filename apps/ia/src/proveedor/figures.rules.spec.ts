import { describe, expect, it } from '@jest/globals';
import { Facts } from './figures.rules';

const ID = '6b0bc371d186ebf3dbd0c99b';
const facts = new Facts();
facts.add(`Hay 12 tareas en TIENDA-8, 2,5 puntos y 1.200 horas: [Pagar](/tareas/${ID}), el 7 de noviembre.`);
facts.add({ total: 3, tareas: [{ fechaLimite: '2026-11-20', enlace: `/tareas/${ID}` }] });

describe('what a model says', () => {
  it.each([
    'Hay 12 tareas, doce tareas en total, y 3 más.',
    `1. [Pagar](/tareas/${ID}) vence el 20 de noviembre de 2026\n2. TIENDA-8`,
    'Quedan 2.5 puntos y 1200 horas, desde el 07/11.',
    'No hay nada de eso.',
  ])('was told to it: %s', (texto) => expect(facts.cover(texto)).toBe(true));

  it.each([
    'Hay 13 tareas.',
    'Hay 8 tareas.',
    'Hay cinco tareas.',
    'Va al 73 %.',
    'Lo tiene TIENDA-9.',
    `[Pagar](/tareas/${ID.replace('6', '7')})`,
    'Quedan 371 puntos.',
  ])('was not: %s', (texto) => expect(facts.cover(texto)).toBe(false));
});
