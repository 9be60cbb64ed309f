import { describe, expect, it } from '@jest/globals';
import { relatoOf } from './reformular-historia';

const VACIA = { titulo: 'Pago con tarjeta', comoUsuario: '', quiero: '', para: '' };

describe('relatoOf', () => {
  it.each([
    [
      'Como cliente, quiero pagar en un paso, para tardar menos.',
      { comoUsuario: 'cliente', quiero: 'pagar en un paso', para: 'tardar menos' },
    ],
    [
      'como una administradora necesito ver las ventas con el fin de planificar',
      { comoUsuario: 'administradora', quiero: 'ver las ventas', para: 'planificar' },
    ],
    ['como cliente, quiero pagar', { comoUsuario: 'cliente', quiero: 'pagar', para: '' }],
  ])('%s', (texto, relato) => expect(relatoOf(VACIA, texto)).toEqual(relato));

  it('makes do with the title', () => {
    expect(relatoOf(VACIA, '')).toEqual({
      comoUsuario: 'persona usuaria',
      quiero: 'disponer de pago con tarjeta',
      para: '',
    });
    expect(relatoOf({ ...VACIA, titulo: 'Exportar informes para la auditoría' }, '')).toEqual({
      comoUsuario: 'persona usuaria',
      quiero: 'exportar informes',
      para: 'la auditoría',
    });
  });

  it('keeps what the story says already', () => {
    const escrita = { titulo: 'Pago', comoUsuario: 'clienta', quiero: 'pagar', para: '' };
    expect(relatoOf(escrita, 'Sin más')).toEqual({ comoUsuario: 'clienta', quiero: 'pagar', para: '' });
  });

  it('is quick with a long text', () => {
    const start = process.cpuUsage();
    relatoOf(VACIA, `como ${'quiero a, '.repeat(1_000)}`);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(200);
  });
});
