import { expect, it } from '@jest/globals';
import type { CambioHistorial, Historia } from '@pmp/contracts/proyectos';
import type { World } from '../world';
import { imports } from './imports';

/** Whose the imported things are. */
export function describeAuthors(world: () => World): void {
  const { received, prepared, run, listOf } = imports(world);

  it('what somebody of the team has made or said is theirs, and marked; the others are named', async () => {
    const { nombre } = world().creator;
    const csv = [
      'Title,Key,Reporter,Labels,Color de la etiqueta,Comment,Comment',
      `Uno,C-1,${nombre},Pagos,green_dark Pagos,2026-01-02T10:00:05Z;${nombre};Suyo,2026-01-03T10:00:00Z;Nadie;Ajeno`,
      'Dos,C-2,Nadie,,,,',
    ].join('\n');
    const done = await run(await prepared(await received(csv, `equipo=${world().team}`, 'voces.csv')));
    const [uno, dos] = await listOf<Historia>('historias', done.proyecto!);
    const makerOf = async (one: Historia | undefined) => {
      const { body } = await world().as(world().member)('GET', `/historias/${one!._id}/historial`);
      return (body['cambios'] as CambioHistorial[]).at(-1)!.autor?._id;
    };
    expect([await makerOf(uno), await makerOf(dos)]).toEqual([world().creator._id, world().member._id]);
    expect(uno!.etiquetas).toMatchObject([{ nombre: 'Pagos', color: 'verde' }]);
    const { body } = await world().as(world().member)('GET', `/historias/${uno!._id}/comentarios`);
    const said = (body['comentarios'] as { texto: string; autor: { _id: string }; createdAt: string }[])
      .filter(({ texto }) => /Suyo|Ajeno/.test(texto))
      .map(({ texto, autor, createdAt }) => [autor._id, texto.split('\n')[0], createdAt.slice(0, 19)]);
    expect(said).toEqual([
      [world().creator._id, 'Importado de un fichero, 02/01/2026 10:00:', '2026-01-02T10:00:05'],
      [world().member._id, 'Nadie, 03/01/2026 10:00 (en un fichero):', '2026-01-03T10:00:00'],
    ]);
  });
}
