import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_VISTAS, type Vista } from '@pmp/contracts/usuarios';
import { newId } from '@pmp/testing';
import { bodyOf, type Person, startWorld, subjectsOf, type World } from '../../test/world';

const PATH = '/api/usuarios/vistas';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const vista = (nombre: string, lista = 'prioridad=alta&orden=-titulo'): Vista => ({
  _id: newId(),
  nombre,
  lista,
});
const get = async ({ token }: Person) => (await world.http('GET', PATH, { token })).body;
const put = ({ token }: Person, vistas: unknown, version: unknown = 0) =>
  world.http('PUT', PATH, { token, body: { vistas, version } });

describe('saved views', () => {
  it('are stored per person, in their order', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    expect(await get(ana)).toEqual({ success: true, vistas: [], version: 0 });
    const vistas = [vista('Urgentes'), vista('Ñandú', 'q=se%C3%B1al+roja')];
    expect((await put(ana, vistas)).body).toEqual({ success: true, vistas, version: 1 });
    expect((await put(ana, vistas.toReversed(), 1)).body.version).toBe(2);
    expect(await get(ana)).toEqual({ success: true, vistas: vistas.toReversed(), version: 2 });
    expect((await get(luis)).vistas).toEqual([]);
  });

  it('are sent to the person’s open screens only', async () => {
    const ana = await world.person();
    const said = await world.heard(() => put(ana, [vista('Urgentes')]));
    expect(subjectsOf(said)).toEqual([`vivo.usuario.${ana._id}`]);
    expect(bodyOf(said, `vivo.usuario.${ana._id}`)).toEqual({
      evento: 'vistas_cambiadas',
      datos: { version: 1 },
    });
  });

  it.each(['the first ones', 'later ones'])('refuse one of two concurrent writes: %s', async (which) => {
    const ana = await world.person();
    const version = which === 'the first ones' ? 0 : (await put(ana, [])).body.version;
    const replies = await Promise.all(['A', 'B'].map((nombre) => put(ana, [vista(nombre)], version)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200)?.body;
    expect(await get(ana)).toEqual(won);
    expect((await put(ana, [], version)).body.codigo).toBe('CONFLICTO');
  });

  const many = Array.from({ length: MAX_VISTAS + 1 }, (_, n) => vista(`Vista ${n}`));
  const once = vista('Una');

  it('are limited in number', async () => {
    expect((await put(await world.person(), many.slice(1))).body.vistas).toHaveLength(MAX_VISTAS);
  });

  it.each([
    ['one too many', many, 'vistas', 'No puedes guardar más de 50 vistas'],
    ['a name twice', [vista('A'), vista('A ')], 'vistas', 'Dos vistas no pueden llamarse igual'],
    ['an id twice', [once, { ...once, nombre: 'Otra' }], 'vistas', 'El identificador ya está en uso'],
    ['no name', [vista('  ')], 'vistas.0.nombre', 'El nombre de la vista es obligatorio'],
    ['a long name', [vista('x'.repeat(61))], 'vistas.0.nombre', 'No puede superar los 60 caracteres'],
    ['a long list', [vista('A', 'x'.repeat(1001))], 'vistas.0.lista', 'La lista tiene demasiados filtros'],
    ['another page', [vista('A', '/../x?y#z')], 'vistas.0.lista', 'La lista no es válida'],
    ['no id', [{ ...once, _id: 'x' }], 'vistas.0._id', 'El identificador no es válido'],
    ['no list at all', [{ ...once, lista: null }], 'vistas.0.lista', 'La lista no es válida'],
    ['no view', [null], 'vistas.0', /./],
    ['nothing', undefined, 'vistas', 'Las vistas no son válidas'],
  ])('refuse %s', async (_what, vistas, campo, message) => {
    const ana = await world.person();
    const reply = await put(ana, vistas);
    expect([reply.status, reply.body.errores[0].campo]).toEqual([400, campo]);
    expect(reply.body.errores[0].message).toMatch(message);
    expect((await get(ana)).version).toBe(0);
  });

  it('cannot be written without a version', async () => {
    const { token } = await world.person();
    const reply = await world.http('PUT', PATH, { token, body: { vistas: [] } });
    expect([reply.status, reply.body.errores[0].campo]).toEqual([400, 'version']);
  });
});
