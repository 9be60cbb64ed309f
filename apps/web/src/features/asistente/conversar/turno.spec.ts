/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aMensajeAsistente } from '../../../shared/testing/datos/ia';
import { anId } from '../../../shared/testing/datos/builders';
import { keptOf, startTurno, takeEvento } from './turno';

const id = anId();
const antes = [aMensajeAsistente(), aMensajeAsistente()];
const turno = startTurno('¿Qué hago hoy?', id, antes[1]!._id);

describe('a turn', () => {
  it('grows piece by piece; another engine starts over', () => {
    const piezas = [
      { evento: 'inicio', datos: { conversacionId: id, motor: 'openai' } },
      { evento: 'paso', datos: { texto: 'Consultando tareas…' } },
      { evento: 'texto', datos: { texto: 'Tie' } },
      { evento: 'texto', datos: { texto: 'nes' } },
    ] as const;
    const escrito = piezas.reduce(takeEvento, turno);
    expect([escrito.texto, escrito.motor, escrito.paso]).toEqual(['Tienes', 'openai', undefined]);
    const otra = takeEvento(escrito, {
      evento: 'reinicio',
      datos: { motor: 'reglas', aviso: 'El proveedor no responde' },
    });
    expect([otra.texto, otra.motor, otra.aviso]).toEqual(['', 'reglas', 'El proveedor no responde']);
  });

  it('ignores what it does not know', () => {
    expect(takeEvento(turno, { evento: 'nuevo', datos: {} } as never)).toBe(turno);
  });

  it('knows what of it the server already keeps', () => {
    const pregunta = aMensajeAsistente({ autor: 'persona' });
    expect(keptOf(turno, antes)).toBe(0);
    expect(keptOf(turno, [...antes, pregunta])).toBe(1);
    expect(keptOf(turno, [...antes, pregunta, aMensajeAsistente()])).toBe(2);
    expect(keptOf(startTurno('x', undefined, undefined), [])).toBe(0);
  });
});
