import { describe, expect, it } from '@jest/globals';
import { readReworded, reworded } from './rewording.rules';

const alerta = (id: string) => ({
  id,
  titulo: `Alerta ${id}`,
  descripcion: 'Venció hace 3 días, el 17 de noviembre.',
  sugerencia: 'Hablad con Ana.',
  siguientePaso: 'Cambiar la fecha',
  evidencia: [{ texto: '5 tareas' }],
  motor: 'reglas',
});
const ALERTAS = [alerta('a'), alerta('b'), alerta('c')];

describe('reworded', () => {
  it('takes order and words from the model, and loses no alert', () => {
    const result = reworded(
      ALERTAS,
      [{ id: 'c', descripcion: 'Lleva 3 días de retraso.' }, { id: 'a' }],
      'openai',
    );
    expect(result.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(result[0]).toMatchObject({
      descripcion: 'Lleva 3 días de retraso.',
      motor: 'openai',
      titulo: 'Alerta c',
    });
    expect(result[2]).toEqual(ALERTAS[1]);
  });

  it('adds no alert, and shows none twice', () => {
    const result = reworded(
      ALERTAS,
      [{ id: 'z', descripcion: 'Todo arde' }, { id: 'b' }, { id: 'b' }],
      'openai',
    );
    expect(result.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('keeps the rules’ words where the model made up a number', () => {
    const [first] = reworded(ALERTAS, [{ id: 'a', descripcion: 'Venció hace 4 días.' }], 'openai');
    expect(first).toEqual(ALERTAS[0]);
  });

  it('removes links', () => {
    const [first] = reworded(ALERTAS, [{ id: 'a', sugerencia: 'Mira https://malo.example' }], 'openai');
    expect(first?.sugerencia).toBe('Mira (enlace retirado)');
  });
});

describe('readRedactadas', () => {
  it('finds the list within other text', () => {
    expect(readReworded('Aquí va:\n```json\n[{"id":"a"}]\n```')).toEqual([{ id: 'a' }]);
  });

  it.each(['', 'no', '[', '[{"id":7}]', '{"id":"a"}', '[{"id":"a","descripcion":""}]'])(
    'refuses %s',
    (dicho) => expect(readReworded(dicho)).toBeNull(),
  );
});
