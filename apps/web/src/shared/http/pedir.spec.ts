import { describe, expect, it } from '@jest/globals';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { session } from '../sesion/session';
import { fakeApi, fails } from '../testing/fake-api';
import { direccionDe, pedir } from './pedir';

const id = 'a'.repeat(24);

describe('pedir', () => {
  const sent = async (call: () => Promise<unknown>) => {
    const { calls } = fakeApi({}, fails('missing', 'No existe'));
    await call().catch(() => undefined);
    return calls[0]!;
  };

  it('fills in the path, and sends the body', async () => {
    const { route, body } = await sent(() =>
      pedir(rutasComentarios.comentarHistoria, { params: { id }, body: { texto: 'Hola' } }),
    );
    expect(route).toBe(`POST /api/historias/${id}/comentarios`);
    expect(body).toEqual({ texto: 'Hola' });
  });

  it('leaves out what a query does not say', async () => {
    const query = { orden: 'recientes', cursor: undefined, limite: 50 } as const;
    const { route } = await sent(() => pedir(rutasComentarios.listarDeTarea, { params: { id }, query }));
    expect(route).toBe(`GET /api/tareas/${id}/comentarios?orden=recientes&limite=50`);
  });

  it('sends no token where nobody need have signed in', async () => {
    session.start('abc', {}, true);
    const params = { id };
    const { authorization } = await sent(() => pedir(rutasComentarios.restaurar, { params }));
    expect(authorization).toBe('Bearer abc');
    expect(
      (await sent(() => pedir(rutasComentarios.restaurar, { params, anonymous: true }))).authorization,
    ).toBeNull();
  });

  it('writes what has a meaning in an address so that it loses it', () => {
    const query = { cursor: 'a&b c,d' };
    expect(direccionDe(rutasComentarios.listarDeTarea, { params: { id: 'x/y' }, query })).toBe(
      '/api/tareas/x%2Fy/comentarios?cursor=a%26b+c%2Cd',
    );
  });
});
