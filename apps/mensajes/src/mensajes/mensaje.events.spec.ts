import { describe, expect, it } from '@jest/globals';
import type { FactDefinition } from '@pmp/contracts/common';
import { mensajeEditado, type ChatKey } from '@pmp/contracts/mensajes';
import type { Tx } from '@pmp/platform';
import { Types } from 'mongoose';
import type { OpenChat } from '../acceso/acceso.service';
import { tellCambiado, tellEnviado } from './mensaje.events';
import type { MensajeDoc } from './mensaje.model';

const [ANA, LUIS] = ['6920a1b2c3d4e5f600000001', '6920a1b2c3d4e5f600000002'];
const _id = new Types.ObjectId();
const chatOf = (tipoChat: 'directo' | 'proyecto', key: ChatKey) =>
  ({ key, ref: { chatId: LUIS, tipoChat } }) as OpenChat;
const directo = chatOf('directo', `directo.${ANA}-${LUIS}`);
const proyecto = chatOf('proyecto', `proyecto.${LUIS}`);
const aMensaje = (contenido: string, ...archivos: string[]) =>
  ({ _id, contenido, archivos: archivos.map((nombre) => ({ nombre })) }) as MensajeDoc;

/** The one fact that is published, as its contract serializes it. */
function factOf(tell: (tx: Tx) => void): unknown {
  const facts: unknown[] = [];
  tell({
    fact: (def: FactDefinition, datos: unknown) => facts.push(def.datos.parse(datos)),
  } as unknown as Tx);
  expect(facts).toHaveLength(1);
  return facts[0];
}

describe('the facts about a message', () => {
  it('have the old and the new text in a group', () => {
    expect(factOf((tx) => tellEnviado(tx, proyecto, aMensaje('Hola', 'plan.pdf')))).toEqual({
      _id: _id.toHexString(),
      chat: proyecto.key,
      tipoChat: 'proyecto',
      proyecto: LUIS,
      detalle: [{ campo: 'archivos', de: null, a: 'plan.pdf' }],
    });
    const edited = (tx: Tx) =>
      tellCambiado(tx, mensajeEditado, proyecto, aMensaje('Hola', 'plan.pdf'), aMensaje('Adiós'));
    expect(factOf(edited)).toMatchObject({
      detalle: [
        { campo: 'contenido', de: 'Hola', a: 'Adiós' },
        { campo: 'archivos', de: 'plan.pdf', a: null },
      ],
    });
  });

  it('say of a direct conversation only that something happened', () => {
    const facts = [
      factOf((tx) => tellEnviado(tx, directo, aMensaje('Hola', 'plan.pdf'))),
      factOf((tx) => tellCambiado(tx, mensajeEditado, directo, aMensaje('Hola'), aMensaje('Adiós'))),
    ];
    const fact = { _id: _id.toHexString(), chat: directo.key, tipoChat: 'directo' };
    expect(facts).toEqual([fact, fact]);
  });
});
