import { describe, expect, it } from '@jest/globals';
import { erroresImportacion } from '@pmp/contracts/proyectos';
import { FileReader } from './file-reader';

const warned: unknown[] = [];
const reader = () => new FileReader({ warn: (context) => void warned.push(context) });
const bytesOf = (text: string): Buffer[] => [Buffer.from(text.slice(0, 10)), Buffer.from(text.slice(10))];
const read = async (text: string, one = reader()): Promise<string[][]> => {
  const rows: string[][] = [];
  await one.read(bytesOf(text), {}, async (some) => void rows.push(...some));
  return rows;
};
const motivoOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'leído',
    ({ motivo }: { motivo: string }) => motivo,
  );

describe('a file that is read in a process of its own', () => {
  it('comes back row by row, or refused with its reason', async () => {
    expect(await read('Title,Key\nuno,A-1\ndos,A-2\n')).toEqual([
      ['uno', 'A-1'],
      ['dos', 'A-2'],
    ]);
    const broken = JSON.stringify({ issues: [{ key: { length: 2e8 }, fields: { summary: 'x' } }] });
    expect(await motivoOf(read(broken))).toBe(erroresImportacion.ficheroMalFormado.motivo);
    expect(warned).toEqual([]);
  });

  it('ends with that process when it takes more memory, and the next one is read', async () => {
    const one = reader();
    one.limits.heapMb = 24;
    const swelling = `{"issues":[],"x":[${'[],'.repeat(1_200_000)}[]]}`;
    expect(await motivoOf(read(swelling, one))).toBe(erroresImportacion.ficheroSinMemoria.motivo);
    expect(await read('Title\nuno\n', one)).toEqual([['uno']]);
  });

  it('ends with that process when it takes longer than it may', async () => {
    const one = reader();
    one.limits.seconds = 0.01;
    expect(await motivoOf(read('Title\nuno\n', one))).toBe(erroresImportacion.ficheroLento.motivo);
  });

  it('waits for the one before it, and is refused to whoever is having another one read', async () => {
    const one = reader();
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const slow = one.turns.of('ana', () =>
      one.read(bytesOf('Title\nuno\n'), {}, async () => {
        begun.resolve();
        await go.promise;
        order.push('ana');
      }),
    );
    await begun.promise;
    expect(await motivoOf(one.turns.of('ana', async () => undefined))).toBe(
      erroresImportacion.lecturaEnCurso.motivo,
    );
    const next = one.turns.of('luis', () =>
      one.read(bytesOf('Title\ndos\n'), {}, async () => void order.push('luis')),
    );
    go.resolve();
    await Promise.all([slow, next]);
    expect(order).toEqual(['ana', 'luis']);
    await one.turns.of('ana', async () => undefined);
  });
});
