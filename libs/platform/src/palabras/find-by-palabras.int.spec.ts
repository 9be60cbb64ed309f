import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@pmp/testing';
import { type Connection, createConnection, type Model, Schema, Types } from 'mongoose';
import { findByPalabras } from './find-by-palabras';

interface Nota {
  _id: Types.ObjectId;
  sitio: number;
  palabras: string[];
}

const PAGE = 20;

let connection: Connection;
let model: Model<Nota>;
let asked: { filter: object; hint: object; limit: number }[];

beforeEach(async () => {
  const { uri, base } = await testDatabase();
  connection = await createConnection(uri, { dbName: base, monitorCommands: true }).asPromise();
  const schema = new Schema<Nota>({ sitio: Number, palabras: [String] }, { versionKey: false });
  schema.index({ sitio: 1, palabras: 1 });
  schema.index({ sitio: 1, _id: 1 });
  model = connection.model<Nota>('Nota', schema);
  await model.init();
  asked = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') asked.push(command as never);
    else if (commandName === 'getMore') throw new Error('a page takes one command');
  });
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const write = async (
  count: number,
  sitioOf: (n: number) => number,
  palabras: string[],
): Promise<string[]> => {
  const notas = Array.from({ length: count }, (_, n) => ({
    _id: new Types.ObjectId(),
    sitio: sitioOf(n),
    palabras: [...palabras, `${n}`],
  }));
  await model.collection.insertMany(notas);
  return notas.map(({ _id }) => _id.toHexString()).reverse();
};

const sitios = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

async function firstPage(values: number[], terminos: string[], isEverything = false): Promise<string[]> {
  const pages = findByPalabras(model, { field: 'sitio', values, isEverything }, terminos, PAGE);
  const { value } = await pages.next();
  return (value ?? []).map(({ _id }: Nota) => _id.toHexString());
}

describe('what has a word', () => {
  it('begins with a long term, and is a short one', async () => {
    const [longer] = await write(1, () => 0, ['facturas', 'ab\u{1F600}']);
    const [short] = await write(1, () => 0, ['fac', 'abc']);
    await write(1, () => 0, ['facilitar', 'fad', 'eab']);
    expect(await firstPage([0], ['fact'])).toEqual([longer]);
    expect(await firstPage([0], ['ab'])).toEqual([]);
    expect(await firstPage([0], ['abc', 'fac'])).toEqual([short]);
    expect(await firstPage([1], ['fact'])).toEqual([]);
  });

  it('begins with a term, whatever the character that follows', async () => {
    const found = await write(1, () => 0, ['saldo\u{10FFFE}']);
    expect(await firstPage([0], ['saldo'])).toEqual(found);
  });

  it('is looked for in each place once, a thousand places with one command', async () => {
    await write(300, (n) => n * 5, ['saldo']);
    const found = await write(3, (n) => n * 500, ['factura']);
    expect(await firstPage(sitios(1_900), ['factur'])).toEqual(found);
    expect(asked.map(({ hint }) => hint)).toEqual([
      { sitio: 1, palabras: 1 },
      { sitio: 1, palabras: 1 },
      { _id: 1 },
    ]);
    const { filter, hint } = asked[0]!;
    const plan = await model.collection.find(filter).hint(hint).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"sitio_1_palabras_1"');
  });
});

describe('the newest of very many', () => {
  it('are read from the newest of each place, two hundred places with one command', async () => {
    const all = await write(600, (n) => n % 300, ['factura']);
    await write(30, () => 999, ['factura']);
    expect(await firstPage(sitios(300), ['factur'])).toEqual(all.slice(0, PAGE));
    const walk = { sitio: 1, _id: 1 };
    expect(asked.map(({ hint }) => hint)).toEqual([{ sitio: 1, palabras: 1 }, walk, walk]);
  });

  it('are read from the newest of the collection by whoever sees everything, without what is being deleted', async () => {
    const all = await write(600, (n) => n % 300, ['factura']);
    await write(30, () => 999, ['factura']);
    expect(await firstPage(sitios(300), ['factur'], true)).toEqual(all.slice(0, PAGE));
    expect(asked.map(({ hint, limit }) => ({ hint, limit }))).toEqual([
      { hint: { sitio: 1, palabras: 1 }, limit: 500 },
      { hint: { _id: 1 }, limit: PAGE },
    ]);
  });
});
