import { describe, expect, it } from '@jest/globals';
import { report } from './report.ts';

const cabeza = { seq: 7, huella: 'a'.repeat(64) };

describe('what the check says', () => {
  it('prints the anchor of an intact trail', () => {
    const { text, code } = report({ datos: { entradas: 7, cabeza, rota: null } });
    expect([text, code]).toEqual([`Íntegra: 7 entradas. Ancla: 7:${cabeza.huella}`, 0]);
  });

  it('names the faulty line', () => {
    const { text, code } = report({ datos: { entradas: 4, cabeza, rota: { seq: 5, motivo: 'falta' } } });
    expect([text, code]).toEqual(['ROTA en la entrada 5: falta. Antes de ella hay 4 correctas.', 1]);
  });

  it('reports that it does not know if nobody answers', () => {
    expect(report({ error: { message: 'El ancla no es válida' } })).toEqual({
      text: 'No se ha podido verificar: El ancla no es válida',
      code: 2,
    });
  });
});
