import { describe, expect, it } from '@jest/globals';
import { recomendacionesDe } from './consejos.rules';

const paso = (n: number) => ({ titulo: `Alerta ${n}`, siguientePaso: `Haz ${n}` });

describe('recomendacionesDe', () => {
  it('says how things stand and which three steps come first', () => {
    const consejos = [{ texto: '«A»: 1 tarea vencida.' }, { texto: '«B»: 2 tareas vencidas.' }];
    expect(recomendacionesDe(consejos, [1, 2, 3, 4].map(paso))).toBe(
      [
        '«A»: 1 tarea vencida.',
        '«B»: 2 tareas vencidas.',
        '',
        'Lo primero:',
        '1. Alerta 1. Haz 1.',
        '2. Alerta 2. Haz 2.',
        '3. Alerta 3. Haz 3.',
      ].join('\n'),
    );
  });

  it('is not empty when nothing was found', () => {
    expect(recomendacionesDe([], [])).toBe('No hay nada que pida atención urgente.');
  });
});
