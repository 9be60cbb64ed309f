import { describe, expect, it } from '@jest/globals';
import { imports } from './imports';
import type { World } from '../world';

/** Where an import goes, before anything of it is made. */
export function describeDestino(world: () => World): void {
  const { received } = imports(world);
  describe('into a project whose key is taken', () => {
    it('is refused before its rows are looked through, and one that is free is proposed', async () => {
      const { clave } = await world().proyecto();
      const file = `Title,Key\nUno,${clave}-1`;
      const { _id, mapeo, destino } = await received(file, `equipo=${world().team}`, 'otra vez.csv');
      expect(destino).toMatchObject({ nuevo: { nombre: 'otra vez', clave: expect.stringMatching(/2$/) } });
      const put = (body: object) => world().as(world().member)('PUT', `/importaciones/${_id}`, body);
      const taken = { nuevo: { ...(destino as { nuevo: object }).nuevo, clave } };
      expect(await put({ mapeo, destino: taken })).toMatchObject({
        status: 409,
        body: { message: 'Ya existe un proyecto con esta clave' },
      });
      expect((await put({ mapeo, destino })).status).toBe(200);
    });
  });
}
