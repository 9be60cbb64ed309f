import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CODIGOS, fraseDe, MAX_PROFUNDIDAD } from '@pmp/consulta';
import {
  type consultarElementos,
  elementosReplySchema,
  erroresConsulta,
  type Elemento,
} from '@pmp/contracts/proyectos';
import type { TestPerson } from '@pmp/testing';
import type { z } from 'zod';
import { newId, World } from '../../test/world';

let world: World;
let scope: string;
let proyecto: Awaited<ReturnType<World['proyecto']>>;

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10);
const ask = async (q: string, person = world.member, more = '') =>
  world.as(person)('GET', `/elementos?q=${encodeURIComponent(q)}${more}`);
const list = async (q: string, person = world.member, more = '') =>
  elementosReplySchema.parse((await ask(`${scope} ${q}`, person, more)).body);
const titles = async (q: string, person = world.member): Promise<string[]> =>
  (await list(q, person)).elementos.map(({ titulo }: Elemento) => titulo);
const sorted = async (q: string, person = world.member) => (await titles(q, person)).sort();

beforeAll(async () => {
  world = await World.start();
  const { member, creator } = world;
  proyecto = await world.proyecto({ nombre: 'Tienda en línea', clave: 'TLN' });
  scope = 'proyecto:TLN';
  const label = async (nombre: string) =>
    (await world.as(creator)('POST', `/etiquetas/proyecto/${proyecto._id}`, { nombre })).body.etiqueta
      ._id as string;
  const [pagos, web] = [await label('pagos'), await label('Web')];
  const cobros = await world.epica(proyecto._id, { titulo: 'Cobros' });
  const visitas = await world.epica(proyecto._id, { titulo: 'Visitas', descripcion: 'Quién viene' });
  const tarjeta = await world.historia(cobros, {
    titulo: 'Pagar con tarjeta',
    puntos: 8,
    prioridad: 'crítica',
    responsable: member._id,
    etiquetas: [pagos],
    inicio: day(-3),
    fin: day(2),
    criterios: [{ texto: 'Se cobra', hecho: true }, { texto: 'Se avisa' }],
  });
  const bizum = await world.historia(cobros, {
    titulo: 'Pagar con Bizum',
    puntos: 3,
    prioridad: 'alta',
    inicio: day(3),
    criterios: [{ texto: 'Se cobra', hecho: true }],
  });
  await world.historia(visitas, { titulo: 'Ver visitas', estado: 'completada', etiquetas: [web] });
  await world.tarea(tarjeta, {
    titulo: 'Validar',
    asignado: member._id,
    estado: 'en progreso',
    fechaLimite: day(3),
    etiquetas: [pagos, web],
  });
  await world.tarea(tarjeta, { titulo: 'Firmar', estado: 'bloqueada', tipo: 'bug', fechaLimite: day(-2) });
  await world.tarea(bizum, {
    titulo: 'Camión',
    asignado: creator._id,
    tiempoEstimado: 4,
    fechaLimite: day(30),
  });
  await world.sprint(proyecto._id, [tarjeta._id], { nombre: 'Sprint 7', estado: 'en progreso', numero: 7 });
  await world.sprint(proyecto._id, [bizum._id], { nombre: 'Sprint 8', numero: 8 });
});
afterAll(() => world.close());

describe('GET /elementos?q=', () => {
  it.each([
    ['tipo:épica', ['Cobros', 'Visitas']],
    ['tipo:bug', ['Firmar']],
    ['asignado:yo', ['Pagar con tarjeta', 'Validar']],
    ['asignado:nadie', ['Firmar', 'Pagar con Bizum', 'Ver visitas']],
    ['estado:"en progreso",bloqueada', ['Firmar', 'Validar']],
    ['prioridad>media', ['Pagar con Bizum', 'Pagar con tarjeta']],
    ['prioridad<=media tipo:historia', ['Ver visitas']],
    ['etiqueta:PAGOS -etiqueta:web', ['Pagar con tarjeta']],
    ['epica:cobros tipo:tarea', ['Camión', 'Firmar', 'Validar']],
    ['historia:"pagar con bizum"', ['Camión']],
    ['sprint:actual', ['Firmar', 'Pagar con tarjeta', 'Validar']],
    ['sprint:"sprint 8"', ['Camión', 'Pagar con Bizum']],
    ['sin:sprint tipo:historia', ['Ver visitas']],
    ['puntos>5', ['Pagar con tarjeta']],
    ['puntos:3,8', ['Pagar con Bizum', 'Pagar con tarjeta']],
    ['vence<7d', ['Firmar', 'Validar']],
    ['vence>hoy vence<=30d', ['Camión', 'Validar']],
    ['inicio<=hoy', ['Pagar con tarjeta']],
    ['inicio>hoy -con:fin', ['Pagar con Bizum']],
    ['fin<7d', ['Pagar con tarjeta']],
    ['sin:inicio tipo:historia', ['Ver visitas']],
    ['vencida', ['Firmar']],
    ['bloqueada', ['Firmar', 'Pagar con tarjeta']],
    ['tipo:historia -bloqueada', ['Pagar con Bizum', 'Ver visitas']],
    ['-abierta', ['Ver visitas']],
    ['sin:etiqueta tipo:tarea', ['Camión', 'Firmar']],
    ['con:horas', ['Camión']],
    ['con:puntos', ['Pagar con Bizum', 'Pagar con tarjeta']],
    ['con:descripcion', ['Visitas']],
    ['criterios:pendientes', ['Pagar con tarjeta']],
    ['criterios:cumplidos', ['Pagar con Bizum']],
    ['sin:criterios tipo:historia', ['Ver visitas']],
    ['creada:hoy actualizada<1d tipo:bug', ['Firmar']],
    ['creada<hoy', []],
    ['pagar -bizum', ['Pagar con tarjeta']],
    ['camion', ['Camión']],
    ['"quien viene"', ['Visitas']],
    ['(camion o firmar) -tipo:bug', ['Camión']],
    ['clave:tln-1', ['Cobros']],
    ['creador:yo', []],
    ['"$where" o ".*"', []],
    ['epica:Nada', []],
  ])('%s', async (q, expected) => {
    expect(await sorted(q)).toEqual(expected);
  });

  it('says of a task its story, its epic and its sprint', async () => {
    const [camion, validar] = (await list('tipo:tarea orden:titulo (camion o validar)')).elementos;
    expect(camion).toMatchObject({
      historia: { clave: expect.stringMatching(/^TLN-\d+$/), titulo: 'Pagar con Bizum' },
      epica: { titulo: 'Cobros' },
      sprint: { nombre: 'Sprint 8' },
    });
    expect(validar).toMatchObject({
      historia: { titulo: 'Pagar con tarjeta' },
      sprint: { nombre: 'Sprint 7' },
    });
  });

  it('takes an instant, to the millisecond and in any zone', async () => {
    const [firmar] = (await ask('firmar')).body.elementos as { updatedAt: string }[];
    const at = Date.parse(firmar!.updatedAt);
    const madrid = `${new Date(at + 3_600_000).toISOString().slice(0, -1)}+01:00`;
    const before = new Date(at - 1).toISOString();
    expect(await sorted(`firmar actualizada>=${firmar!.updatedAt}`)).toEqual(['Firmar']);
    expect(await sorted(`firmar actualizada>=${madrid} actualizada<=${madrid}`)).toEqual(['Firmar']);
    expect(await sorted(`firmar actualizada>${firmar!.updatedAt}`)).toEqual([]);
    expect(await sorted(`firmar actualizada<=${before}`)).toEqual([]);
  });

  it('answers the deepest query that is taken, and refuses a deeper one with its reason', async () => {
    const deep = (groups: number): string =>
      groups === 1 ? 'con:etiqueta o a' : `-(con:fin ${groups % 2 ? 'o ' : ''}${deep(groups - 1)})`;
    const [deepest, deeper] = await Promise.all([ask(deep(MAX_PROFUNDIDAD)), ask(deep(55))]);
    expect([deepest.status, deeper.status]).toEqual([200, 400]);
    expect(deeper.body.motivo).toBe('consulta.demasiadoHonda');
  });

  it.each([
    ['orden:-prioridad,titulo tipo:historia', ['Pagar con tarjeta', 'Pagar con Bizum', 'Ver visitas']],
    ['orden:-inicio con:inicio', ['Pagar con Bizum', 'Pagar con tarjeta']],
    ['orden:vence tipo:tarea', ['Firmar', 'Validar', 'Camión']],
    ['orden:-vence con:sprint', ['Camión', 'Validar', 'Firmar', 'Pagar con Bizum', 'Pagar con tarjeta']],
    [
      'orden:titulo',
      [
        'Camión',
        'Cobros',
        'Firmar',
        'Pagar con Bizum',
        'Pagar con tarjeta',
        'Validar',
        'Ver visitas',
        'Visitas',
      ],
    ],
    ['tipo:tarea', ['Camión', 'Firmar', 'Validar']],
    ['orden:tipo,titulo abierta tipo:tarea', ['Camión', 'Validar', 'Firmar']],
    [
      'orden:-tipo,titulo -tipo:tarea',
      ['Pagar con Bizum', 'Pagar con tarjeta', 'Ver visitas', 'Cobros', 'Visitas'],
    ],
  ])('is in the order that is asked for, page by page: %s', async (q, expected) => {
    const whole = await list(q);
    if (!q.startsWith('orden:-vence')) expect(whole.elementos.map(({ titulo }) => titulo)).toEqual(expected);
    const walked: string[] = [];
    let cursor = '';
    for (let pages = 0; pages <= whole.total; pages += 1) {
      const page = await list(q, world.member, `&limite=2${cursor && `&cursor=${cursor}`}`);
      walked.push(...page.elementos.map(({ _id }) => _id));
      expect(page.total).toBe(whole.total);
      if (!page.siguiente) break;
      cursor = page.siguiente;
    }
    expect(walked).toEqual(whole.elementos.map(({ _id }) => _id));
    expect(Object.values(whole.totales).reduce((sum, each) => sum + each, 0)).toBe(expected.length);
  });

  it('says the epic of a task too, with which its story is grouped', async () => {
    const { elementos } = await list('tipo:tarea validar');
    expect(elementos.map((one) => (one.entidad === 'tarea' ? one.epica : null))).toContainEqual({
      _id: expect.any(String),
      titulo: 'Cobros',
    });
  });

  it('refuses a cursor of another order, or of nobody', async () => {
    const { siguiente } = await list('orden:titulo', world.member, '&limite=2');
    for (const [q, cursor] of [
      ['orden:creada', siguiente],
      ['', 'x'],
      ['', btoa('["-createdAt","1",{"f":1e99}]')],
    ])
      expect((await ask(q!, world.member, `&cursor=${cursor}`)).body.motivo).toBe('comun.cursorNoValido');
  });

  it('says nothing of what the caller does not see, by whatever name it is asked for', async () => {
    const asked = [
      '',
      'proyecto:TLN',
      `proyecto:${proyecto._id}`,
      'epica:Cobros',
      'etiqueta:pagos',
      'sprint:"Sprint 7"',
      'sprint:actual',
      'clave:TLN-1',
      `asignado:${world.member._id}`,
      '-epica:Cobros',
      'o_nada o -nada',
    ];
    for (const q of asked) {
      const { body } = await ask(q, world.outsider);
      expect({ q, elementos: body.elementos, total: body.total }).toEqual({ q, elementos: [], total: 0 });
    }
    expect((await ask('epica:Cobros', world.admin)).body.total).toBeGreaterThan(0);
  });

  it('points at the word of a query that says nothing', async () => {
    const { status, body } = await ask('hola estado:hecha');
    expect([status, body.codigo, body.motivo]).toEqual([400, 'VALIDACION', 'consulta.valorNoValido']);
    expect(body.errores).toEqual([
      {
        campo: 'q',
        message:
          '«hecha» no vale para estado. Puede ser: pendiente, en progreso, en revisión, completada, bloqueada',
        motivo: 'consulta.valorNoValido',
        parametros: expect.objectContaining({ palabra: 'hecha', desde: 12, hasta: 17 }),
      },
    ]);
    const lugar = { desde: 1, hasta: 2 };
    const said = { palabra: 'x', campo: 'puntos', valores: 'a, b' };
    for (const codigo of CODIGOS) {
      const { message } = erroresConsulta[codigo];
      const text = typeof message === 'string' ? message : message(said);
      expect([codigo, text]).toEqual([codigo, fraseDe({ codigo, lugar, ...said })]);
    }
  });
});

it('sorts by what items only have the id of, and as a dictionary does', async () => {
  const tareas = world.collection('tareas');
  const named = async (q: string) => (await list(q)).elementos.map(({ titulo }) => titulo);
  const { member, creator } = world;
  const theirs = [member, creator].sort((a, b) => a.nombre.localeCompare(b.nombre));
  const first = theirs[0] === member ? ['Validar', 'Camión'] : ['Camión', 'Validar'];
  expect(await named('tipo:tarea orden:asignado')).toEqual([...first, 'Firmar']);
  expect(await named('tipo:tarea orden:-asignado')).toEqual([...first.toReversed(), 'Firmar']);
  await tareas.updateOne({ titulo: 'Validar' }, { $set: { titulo: 'Ánimo' } });
  expect(await named('tipo:tarea orden:titulo')).toEqual(['Ánimo', 'Camión', 'Firmar']);
  await tareas.updateOne({ titulo: 'Ánimo' }, { $set: { titulo: 'Validar' } });

  const otro = await world.proyecto({ nombre: 'Zapatería', clave: 'ABC' });
  await world.epica(otro._id, { titulo: 'Hormas' });
  const epicas = 'tipo:épica (proyecto:ABC o proyecto:TLN)';
  const ofBoth = async (orden: string, more = '') =>
    elementosReplySchema.parse((await ask(`${epicas} ${orden}`, member, more)).body);
  const page = await ofBoth('orden:proyecto,titulo', '&limite=2');
  const rest = await ofBoth('orden:proyecto,titulo', `&limite=2&cursor=${page.siguiente}`);
  const both = [...page.elementos, ...rest.elementos].map(({ titulo }) => titulo);
  expect(both).toEqual(['Hormas', 'Cobros', 'Visitas']);
  const down = (await ofBoth('orden:-proyecto,titulo')).elementos.map(({ titulo }) => titulo);
  expect(down).toEqual(['Cobros', 'Visitas', 'Hormas']);
});

it('calls blocked what waits for something else too, until it is done', async () => {
  const historias = world.collection('historias');
  const where = { titulo: { $in: ['Pagar con Bizum', 'Ver visitas'] } };
  await historias.updateMany(where, { $set: { bloqueadaPor: 1 } });
  expect(await sorted('bloqueada')).toEqual(['Firmar', 'Pagar con Bizum', 'Pagar con tarjeta']);
  await historias.updateMany(where, { $set: { bloqueadaPor: 0 } });
});

describe('?q= of the lists', () => {
  const found = async (url: string, q: string) => {
    const { status, body } = await world.as(world.member)('GET', `${url}q=${encodeURIComponent(q)}`);
    const items = (body.historias ?? body.tareas) as { titulo: string }[] | undefined;
    return items ? items.map(({ titulo }) => titulo).sort() : [status, body.motivo];
  };

  it('asks for some of them, in the order of the list', async () => {
    const historias = `/historias/proyecto/${proyecto._id}?`;
    expect(await found(historias, 'puntos>5 o etiqueta:web')).toEqual(['Pagar con tarjeta', 'Ver visitas']);
    expect(await found(historias, 'tipo:tarea')).toEqual([]);
    expect(await found(`/tareas/proyecto/${proyecto._id}?limite=2&`, 'asignado:yo')).toEqual(['Validar']);
    expect(await found('/tareas?', `${scope} bloqueada`)).toEqual(['Firmar']);
    expect(await found(`/tareas?asignado=yo&proyecto=${proyecto._id}&`, 'vence<7d')).toEqual(['Validar']);
    expect(await found(historias, 'orden:titulo')).toEqual([400, 'consulta.ordenAjeno']);
    expect(await found(`/historias/proyecto/${newId()}?`, '')).toEqual([
      404,
      'proyectos.proyectoNoEncontrado',
    ]);
  });
});

it('answers the assistant in the name of a person, about what that person sees', async () => {
  const found = async (q: string, { _id }: TestPerson, proyectos = [proyecto._id]) =>
    (await world.command('consultar-elementos', { usuario: _id, proyectos, q, limite: 1 })) as {
      datos?: z.infer<typeof consultarElementos.reply>;
    };
  const { datos } = await found('etiqueta:pagos,web tipo:historia orden:titulo', world.member);
  expect(datos).toMatchObject({
    total: 2,
    elementos: [{ entidad: 'historia', titulo: 'Pagar con tarjeta', responsable: world.member.nombre }],
  });
  const criterios = [
    { texto: 'Se cobra', hecho: true },
    { texto: 'Se avisa', hecho: false },
  ];
  expect((await found('criterios:pendientes', world.member)).datos?.elementos).toMatchObject([{ criterios }]);
  expect((await found('tipo:historia', world.outsider)).datos).toEqual({ total: 0, elementos: [] });
  expect((await found('tipo:historia', world.member, [])).datos).toEqual({ total: 0, elementos: [] });
  expect(await found('estado:hecha', world.member)).toMatchObject({
    error: { motivo: 'consulta.valorNoValido', parametros: { palabra: 'hecha' } },
  });
});
