import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditoriaReplySchema, type EntradaAuditoria } from '@pmp/contracts/usuarios';
import { Broker } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { jetstream } from '@nats-io/jetstream';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';

/** Lines are written together after up to a second, and a reader that fails retries after another. */
const WITHIN = { within: 15_000 };

let world: World;
let jefa: Person;

beforeAll(async () => {
  world = await startWorld();
  jefa = await world.person({ rol: 'admin', nombre: 'Jefa' });
});
afterAll(() => world.close());

const get = (path: string, caller = jefa) =>
  world.http('GET', `/api/auditoria${path}`, { token: caller.token });
const list = async (query = ''): Promise<EntradaAuditoria[]> => (await get(query)).body.entradas;
const found = (query: string, expected: object, times = 1) =>
  eventually(async () => {
    const entradas = await list(query);
    expect(entradas).toHaveLength(times);
    expect(entradas[0]).toMatchObject(expected);
  }, WITHIN);

/** Publishes a fact as another service's relay would. */
const publish = async (asunto: string, datos: object, parts: { id?: string; msgID?: string } = {}) => {
  const { id = `${newId()}:0`, msgID } = parts;
  const client = jetstream(await world.app.get(Broker).connected());
  const hecho = {
    id,
    ocurrido: new Date().toISOString(),
    correlacion: 'peticion-1234',
    actor: jefa._id,
    datos,
  };
  await client.publish(`hecho.${asunto}.v1`, JSON.stringify(hecho), msgID === undefined ? {} : { msgID });
  return id;
};

const AGENTE = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

describe('the audit trail', () => {
  it('records who changed which account, from what to what', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    await world.http('PUT', `/api/usuarios/${ana._id}`, { token: jefa.token, body: { rol: 'admin' } });
    await found('?entidad=usuario&accion=actualizado', {
      quien: jefa._id,
      id: ana._id,
      titulo: 'Ana',
      cambios: [{ campo: 'rol', de: 'usuario', a: 'admin' }],
    });
    const reply = (await get('?accion=actualizado')).body;
    expect(auditoriaReplySchema.parse(reply)).toEqual(reply);
    expect(reply.personas).toEqual([{ _id: jefa._id, nombre: 'Jefa', avatar: null }]);
  });

  it('records sign-ins, refused ones with the account that was tried, and changed passwords', async () => {
    const eva = await world.person({ nombre: 'Eva' });
    const login = (contraseña: string) =>
      world.http('POST', '/api/usuarios/login', {
        body: { correo: eva.correo, contraseña },
        headers: { 'user-agent': AGENTE },
      });
    await login('equivocada');
    await login('equivocada');
    await login(CONTRASENA);
    const iniciada = `?persona=${eva._id}&accion=sesion-iniciada`;
    await found(iniciada, { id: eva._id, titulo: 'Eva' });
    expect((await get(iniciada)).body.dispositivos).toEqual([
      { agente: AGENTE, dispositivo: { navegador: 'Firefox', sistema: 'Linux', movil: false } },
    ]);
    await eventually(async () => {
      const rechazos = (await list('?accion=acceso-rechazado')).filter(({ id }) => id === eva._id);
      const veces = rechazos.map(
        ({ cambios }) => cambios.find(({ campo }) => campo === 'veces')?.a as number,
      );
      expect(veces.reduce((total, each) => total + each, 0)).toBe(2);
      expect(rechazos[0]?.quien).toBeNull();
    }, WITHIN);
    await world.http('PUT', '/api/usuarios/contrasena', {
      token: eva.token,
      body: { actual: CONTRASENA, nueva: 'secreta-2' },
    });
    await found('?accion=contrasena-cambiada', { quien: eva._id, id: eva._id, cambios: [] });
    expect(JSON.stringify(await list())).not.toContain('secreta-2');
  });

  it('records changes of teams and their members', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    const call = (method: 'POST' | 'PUT', path: string, body: object) =>
      world.http(method, `/api/equipos${path}`, { token: jefa.token, body });
    const { _id } = (await call('POST', '', { nombre: 'Web', miembros: [jefa._id, ana._id] })).body.equipo;
    const miembros = [jefa._id, { usuario: ana._id, rol: 'admin' }, luis._id];
    await call('PUT', `/${_id}`, { nombre: 'Móvil', miembros });
    await found('?accion=miembro-cambiado', {
      id: _id,
      cambios: [
        { campo: 'usuario', de: ana._id, a: ana._id },
        { campo: 'rol', de: 'miembro', a: 'admin' },
      ],
    });
    await eventually(async () => {
      const acciones = (await list('?entidad=equipo')).map(({ accion }) => accion);
      expect(acciones.sort()).toEqual(
        [
          'creado',
          'actualizado',
          'miembro-anadido',
          'miembro-anadido',
          'miembro-anadido',
          'miembro-cambiado',
        ].sort(),
      );
    }, WITHIN);
  });

  it('returns the last names of the things among the values, deleted ones included', async () => {
    const [epica, historia, proyecto] = [newId(), newId(), newId()];
    const datos = { _id: epica, proyecto, titulo: 'Pagos' };
    await publish('proyectos.epica.creada', { ...datos, detalle: [] });
    await publish('proyectos.epica.eliminada', { ...datos, titulo: 'Cobros' });
    const detalle = [{ campo: 'epica', de: null, a: epica }];
    await publish('proyectos.historia.creada', { _id: historia, proyecto, titulo: 'Pagar', detalle });
    await found(`?proyecto=${proyecto}&entidad=historia`, { id: historia });
    const { cosas } = (await get(`?proyecto=${proyecto}&entidad=historia`)).body;
    expect(cosas).toEqual([{ _id: epica, nombre: 'Cobros' }]);
  });

  it('records an event that arrives twice once', async () => {
    const proyecto = newId();
    const datos = { _id: proyecto, nombre: 'Tienda', clave: 'TIE' };
    const id = await publish('proyectos.proyecto.creado', datos);
    await publish('proyectos.proyecto.creado', datos, { id, msgID: 'primera' });
    await found(`?proyecto=${proyecto}`, { titulo: 'Tienda', mensaje: id });
    await publish('proyectos.proyecto.creado', datos, { id, msgID: 'segunda' });
    await publish('proyectos.proyecto.eliminado', datos);
    await found(`?proyecto=${proyecto}`, { accion: 'eliminado' }, 2);
    expect((await get('/verificacion')).body).toMatchObject({ integra: true, rota: null });
  });

  it('is paged and filtered, newest first', async () => {
    const proyecto = newId();
    for (const titulo of ['A', 'B', 'C']) {
      await publish('proyectos.historia.creada', { _id: newId(), titulo, proyecto });
    }
    await found(`?proyecto=${proyecto}`, { titulo: 'C' }, 3);
    const titles = (entradas: EntradaAuditoria[]) => entradas.map(({ titulo }) => titulo);
    const first = (await get(`?proyecto=${proyecto}&limite=2`)).body;
    const last = (await get(`?proyecto=${proyecto}&limite=2&cursor=${first.siguiente}`)).body;
    expect([...titles(first.entradas), ...titles(last.entradas)]).toEqual(['C', 'B', 'A']);
    expect([typeof first.siguiente, last.siguiente]).toEqual(['string', null]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await list(`?proyecto=${proyecto}&desde=${today}&hasta=${today}`)).toHaveLength(3);
    expect(await list(`?proyecto=${proyecto}&accion=creado,creada`)).toHaveLength(3);
    expect(await list(`?proyecto=${proyecto}&hasta=2020-01-01`)).toEqual([]);
    expect(await list(`?proyecto=${proyecto}&servicio=sprints`)).toEqual([]);
  });

  it('can be exported as a table whose cells run no formula', async () => {
    const proyecto = newId();
    await publish('proyectos.historia.creada', { _id: newId(), titulo: '=1+1', proyecto });
    await found(`?proyecto=${proyecto}`, { titulo: '=1+1' });
    const { text, headers } = await get(`/csv?proyecto=${proyecto}`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toContain('auditoria.csv');
    const [head, row, end] = text.slice(1).split('\r\n');
    expect(head).toContain('"seq","cuando","quien","nombre"');
    expect(row).toContain(`"'=1+1","${proyecto}","creada"`);
    expect([text.charCodeAt(0), end]).toEqual([0xfeff, '']);
  });

  it.each([
    'persona=yo',
    'proyecto=$ne',
    'accion=$ne',
    'accion=creada,,',
    'desde=ayer',
    'limite=0',
    'limite=100000',
    'cursor=abc',
    'desde=2026-02-01&hasta=2026-01-01',
  ])('refuses %s', async (query) => {
    const path = query.startsWith('proyecto') ? '/csv' : '';
    const reply = await get(`${path}?${query}`);
    expect([reply.status, reply.body?.codigo]).toEqual([400, 'VALIDACION']);
  });

  it.each(['1', 'x:y', `1:${'g'.repeat(64)}`])('refuses the anchor %s', async (ancla) => {
    expect((await get(`/verificacion?ancla=${ancla}`)).status).toBe(400);
  });
});
