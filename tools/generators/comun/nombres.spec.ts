import { describe, expect, it } from '@jest/globals';
import { nombresDe } from './nombres.ts';

describe('nombresDe', () => {
  it('returns every form of a noun with several words', () => {
    expect(nombresDe({ nombre: 'notas-reunion', singular: 'nota-reunion', genero: 'f' })).toEqual({
      recurso: 'notas-reunion',
      lista: 'notasReunion',
      Recursos: 'NotasReunion',
      coleccion: 'notas_reunion',
      archivo: 'nota-reunion',
      cosa: 'notaReunion',
      Cosa: 'NotaReunion',
      COSA: 'NOTA_REUNION',
      o: 'a',
      texto: 'nota reunion',
      articulo: 'La',
    });
  });

  it.each([
    ['riesgos', 'riesgo', 'El'],
    ['notas', 'nota', 'La'],
    ['decisiones', 'decision', 'La'],
  ])('takes %s to be %s with the article %s', (nombre, archivo, articulo) => {
    expect(nombresDe({ nombre })).toMatchObject({ archivo, articulo });
  });

  it.each(['marketing', 'clientes', 'planes'])('needs to be told the singular of %s', (nombre) => {
    expect(() => nombresDe({ nombre })).toThrow('dilo con --singular');
  });
});
