import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CampoCambio, Historia, Importacion } from '@pmp/contracts/proyectos';
import { imports } from './imports';
import type { World } from '../world';

const HEADER = 'Title,Key,Status,Points,Labels,Due date';
const BEFORE = [
  HEADER,
  'Uno,E-1,To Do,1,pagos,2026-11-30',
  'Dos,E-2,To Do,2,,',
  'Tres,E-3,To Do,3,,',
  'Fuera,E-4,Cancelled,3,perdida,',
].join('\n');
/** In the source: the first is done, labelled and due later; the second renamed and worth more; the third is as it was. */
const AFTER = [
  HEADER,
  'Uno,E-1,Done,1,"pagos,nueva",2026-12-05',
  'Dos con otro nombre,E-2,To Do,8,,',
  'Tres,E-3,To Do,3,,',
].join('\n');

/** A file that is imported again after its source has gone on. */
export function describeSecondRun(world: () => World): void {
  const { received, prepared, post, ended, run, rowsOf, listOf } = imports(world);
  describe('again, after its source has gone on', () => {
    let proyecto: string;
    const storyOf = async (clave: string): Promise<Historia> => {
      const all = await listOf<Historia>('historias', proyecto);
      const at = ['E-1', 'E-2', 'E-3'].indexOf(clave);
      return all[at]!;
    };
    const again = async (file: string, cambios: CampoCambio[] = []): Promise<Importacion> => {
      const read = await received(file, `proyecto=${proyecto}`, 'otra.csv');
      return prepared(read, { mapeo: { ...read.mapeo, cambios } });
    };
    let taken: Importacion;
    beforeAll(async () => {
      proyecto = (await world().proyecto())._id;
      const one = await run(await prepared(await received(BEFORE, `proyecto=${proyecto}`, 'una.csv')));
      // A row that stays out makes no label.
      expect(one.hecho).toMatchObject({ historias: 3, etiquetas: 1 });
      const { _id } = await storyOf('E-2');
      await world().as(world().member)('PUT', `/historias/${_id}`, { puntos: 5 });
    });

    it('says what differs, by field, and what somebody has changed here; nothing is taken unasked', async () => {
      const one = await again(AFTER);
      expect(one).toMatchObject({
        acciones: { crear: 0, presente: 3 },
        cambiadas: 2,
        cambios: {
          estado: { ofrecidos: 1, ajenos: 0 },
          titulo: { ofrecidos: 1, ajenos: 0 },
          etiquetas: { ofrecidos: 1, ajenos: 0 },
          fin: { ofrecidos: 1, ajenos: 0 },
          puntos: { ofrecidos: 0, ajenos: 1 },
        },
        previsto: { etiquetas: 0 },
      });
      const rows = await rowsOf(one, '?solo=cambios');
      expect(rows.map(({ clave }) => clave)).toEqual(['E-1', 'E-2']);
      expect(rows[1]!.cambios).toContainEqual({ campo: 'puntos', aqui: '5', origen: '8', ajeno: true });
      expect((await run(one)).hecho.cambios).toBeUndefined();
      expect(await storyOf('E-1')).toMatchObject({ estado: 'pendiente' });
    });

    it('takes the fields that the person chooses, where nobody has changed them here', async () => {
      const one = await again(AFTER, ['estado', 'titulo', 'puntos', 'etiquetas']);
      expect(one.previsto).toMatchObject({ cambios: 2, etiquetas: 1 });
      taken = await run(one);
      expect(taken.hecho).toMatchObject({ cambios: 2, historias: 0 });
      const uno = await storyOf('E-1');
      expect(uno).toMatchObject({ estado: 'completada', fin: '2026-11-30T00:00:00.000Z' });
      expect(uno.etiquetas!.map(({ nombre }) => nombre).sort()).toEqual(['nueva', 'pagos']);
      expect(await storyOf('E-2')).toMatchObject({ titulo: 'Dos con otro nombre', puntos: 5 });
      const { body } = await world().as(world().member)('GET', `/historias/${uno._id}/historial`);
      expect(JSON.stringify(body)).toContain('"campo":"estado"');
      const left = await again(AFTER);
      expect(left.cambios).toEqual({
        fin: { ofrecidos: 1, ajenos: 0 },
        puntos: { ofrecidos: 0, ajenos: 1 },
      });
    });

    it('gives back what it has taken when it is undone, unless somebody has changed it since', async () => {
      const { _id } = await storyOf('E-2');
      await world().as(world().member)('PUT', `/historias/${_id}`, { titulo: 'Nuestro' });
      await post('deshacer', taken);
      await ended(taken, 'deshecha');
      const uno = await storyOf('E-1');
      expect(uno).toMatchObject({ estado: 'pendiente' });
      expect(uno.etiquetas!.map(({ nombre }) => nombre)).toEqual(['pagos']);
      expect(await storyOf('E-2')).toMatchObject({ titulo: 'Nuestro' });
    });
  });
}
