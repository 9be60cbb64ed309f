import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Comentario, Enlace, Vista } from '@pmp/contracts/proyectos';
import { eventually, newId } from '@pmp/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { importPackage, type ImportOptions } from './import-package.ts';
import { Packages } from './packages.ts';
import { reportOf } from './report.ts';
import { RunningInstallation } from './test/installation.ts';

/** The services start in this process, one after another. */
const SERVICES_MS = 120_000;
const SERVICES = { within: 15_000 };
const OWNERS = ['proyectos', 'sprints', 'mensajes'] as const;
const WRITTEN = {
  usuarios: ['usuarios', 'equipos'],
  proyectos: ['proyectos', 'epicas', 'historias', 'tareas', 'enlaces', 'historial', 'comentarios', 'vistas'],
  sprints: ['sprints', 'tableros', 'medidas', 'definiciones', 'cumplidos'],
  mensajes: ['mensajes', 'chats', 'lecturas'],
};

let here: RunningInstallation;
let folder: string;
let path: string;
let proyecto: string;
let historias: string[];
let etiqueta: string;
let huella: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paquete-'));
  path = join(folder, 'tienda.tar.gz');
  here = await RunningInstallation.start();
  ({ proyecto, historias, etiqueta } = await here.fillProject());
  await measured(8);
  huella = await exportTo(path, 'tienda');
}, SERVICES_MS);
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The report learns of the sprint's points half a second later. */
const measured = (alcance: number) =>
  eventually(async () => {
    const last = await here
      .base('sprints')
      .collection('medidas')
      .findOne({}, { sort: { _id: -1 } });
    expect(last).toMatchObject({ alcance });
    expect(await here.base('proyectos').collection('outbox').countDocuments()).toBe(0);
  }, SERVICES);

/** Resolves to its digest. */
const exportTo = async (file: string, wanted = proyecto): Promise<string> =>
  (await Packages.of(here.place, (packages) => packages.exportTo(wanted, file, '0.1.0'))).huella;

const exported = (): Promise<string> => exportTo(join(folder, `${newId()}.tar.gz`));

const run = (options: ImportOptions = {}, file = path) =>
  Packages.of(here.place, (packages) => importPackage(packages, file, options));

const said = async (place: RunningInstallation, historia: string): Promise<Comentario[]> =>
  (
    (await place.call('proyectos', 'GET', `/historias/${historia}/comentarios`)) as {
      comentarios: Comentario[];
    }
  ).comentarios;

const linked = async (place: RunningInstallation): Promise<Enlace[]> =>
  ((await place.call('proyectos', 'GET', `/enlaces/proyecto/${proyecto}`)) as { enlaces: Enlace[] }).enlaces;

/** By name; with those that concern Ana alone. */
const views = async (place: RunningInstallation): Promise<Vista[]> =>
  ((await place.call('proyectos', 'GET', '/vistas')) as { vistas: Vista[] }).vistas;

describe('importing where the project came from, while the services run,', () => {
  it('changes nothing as long as nothing has changed', async () => {
    const { written, refusals } = await run();
    expect([written, refusals]).toEqual([false, []]);
    expect(await exported()).toBe(huella);
  });

  it('refuses to overwrite changes unless told to, and then overwrites them in every service', async () => {
    const [historia] = historias;
    await here.call('proyectos', 'PUT', `/historias/${historia!}`, { titulo: 'Otra cosa', puntos: 40 });
    const { epica } = await here.call('proyectos', 'POST', '/epicas', { titulo: 'De más', proyecto });
    await here.say(proyecto, 'Y esto también sobra');
    const comentarios = `/historias/${historia!}/comentarios`;
    const [dicho] = await said(here, historia!);
    expect(dicho).toMatchObject({ reacciones: [{ emoji: '👍' }], decision: { por: {} } });
    await here.call('proyectos', 'PUT', `/comentarios/${dicho!._id}/decision`, { decidido: false });
    await here.call('proyectos', 'PUT', `/comentarios/${dicho!._id}`, { texto: 'Otra cosa' });
    await here.call('proyectos', 'POST', comentarios, { texto: 'Y esto sobra' });
    const [enlace] = await linked(here);
    await here.call('proyectos', 'DELETE', `/enlaces/${enlace!._id}`);
    await here.call('proyectos', 'PUT', `/etiquetas/${etiqueta}`, { nombre: 'Otras cosas' });
    const { etiqueta: extra } = await here.call('proyectos', 'POST', `/etiquetas/proyecto/${proyecto}`, {
      nombre: 'Cobros',
    });
    await here.call('proyectos', 'PUT', `/historias/${historias[1]!}`, {
      etiquetas: [(extra as { _id: string })._id],
    });
    const [vista] = await views(here);
    await here.call('proyectos', 'PUT', `/vistas/${vista!._id}`, { nombre: 'Otra', consulta: 'puntos>1' });
    const marcas = `/sprints/historias/${historia!}/definiciones`;
    const { hecho } = await here.call('sprints', 'GET', marcas);
    const [desplegada] = hecho as { _id: string }[];
    await here.call('sprints', 'PUT', `${marcas}/${desplegada!._id}`, { cumple: false });
    await measured(43);
    const refused = await run();
    expect(refused.refusals).toEqual([expect.stringContaining('--sobrescribir')]);
    expect(reportOf(refused.plan)).toContain('~ Pagar con tarjeta');
    expect(reportOf(refused.plan)).toContain('- De más');

    const kept: string[] = [];
    const keepFirst = (clave: string) => Promise.resolve(void kept.push(clave));
    const { written } = await run({ sobrescribir: true, keepFirst });
    expect([written, kept]).toEqual([true, [proyecto]]);
    const known = await here.call('proyectos', 'GET', `/historias/${historia!}`);
    const cobros = { _id: etiqueta, nombre: 'Cobros', color: 'verde' };
    expect(known).toMatchObject({
      historia: { titulo: 'Pagar con tarjeta', puntos: 5, etiquetas: [cobros] },
    });
    const { etiquetas } = await here.call('proyectos', 'GET', `/etiquetas/proyecto/${proyecto}`);
    expect(etiquetas).toEqual([expect.objectContaining({ ...cobros, elementos: 2, version: 3 })]);
    expect(await said(here, historia!)).toEqual([{ ...dicho, version: 6 }]);
    expect(await linked(here)).toMatchObject([{ _id: enlace!._id, version: 3 }]);
    expect(await views(here)).toMatchObject([
      { _id: vista!._id, nombre: vista!.nombre, consulta: vista!.consulta, version: 3 },
      ...['Sin empezar', 'Todo lo mío'].map((nombre) => ({ nombre, version: 1 })),
    ]);
    expect((await here.call('sprints', 'GET', marcas))['hecho']).toMatchObject([{ cumple: true }]);
    expect(await here.status('proyectos', `/epicas/${(epica as { _id: string })._id}`)).toBe(404);
    await eventually(async () => {
      const { sprints } = await here.call('sprints', 'GET', `/sprints/proyecto/${proyecto}`);
      expect(sprints).toMatchObject([{ puntosTotales: 8, historias: [{ version: 5 }, { bloqueadaPor: 1 }] }]);
      expect(await here.base('proyectos').collection('outbox').countDocuments()).toBe(0);
    });
    const { mensajes } = await here.call('mensajes', 'GET', `/mensajes/${proyecto}/proyecto`);
    expect((mensajes as { contenido: string }[]).map(({ contenido }) => contenido)).toEqual([
      'Hola, @Luis Pérez',
      'Mañana más',
    ]);
    expect(await exported()).toBe(huella);
  });
});

describe('importing into another installation', () => {
  const base = (servicio: string): mongo.Db => here.base(servicio);

  /** What stands where, even if a write had no other effect than a version. */
  const everything = async () => {
    const found: unknown[] = [];
    for (const [servicio, names] of Object.entries(WRITTEN))
      for (const name of names)
        found.push(
          await base(servicio)
            .collection(name)
            .find({}, { sort: { _id: 1 } })
            .toArray(),
        );
    return found;
  };

  beforeEach(() => here.empty());

  it('reports missing people and writes nothing until told to create them', async () => {
    const before = await everything();
    const { refusals, written, plan } = await run();
    expect([written, refusals]).toEqual([false, [expect.stringContaining(here.luis.correo)]]);
    expect(reportOf(plan)).toContain('historias: 2 nuevos');
    const dry = await run({ simulacro: true, crearFaltantes: true });
    expect([dry.written, dry.refusals]).toEqual([false, []]);
    expect(await everything()).toEqual(before);
  });

  it('creates the same project, and writes nothing the second time', async () => {
    expect((await run({ crearFaltantes: true })).written).toBe(true);
    expect(await exported()).toBe(huella);
    const luis = await base('usuarios').collection('usuarios').findOne({ correoClave: here.luis.correo });
    expect(luis).toMatchObject({ nombre: 'Luis Pérez', estado: 'inactivo', rol: 'usuario' });
    const changed = await base('proyectos').collection('historial').findOne({ campo: 'puntos' });
    expect(changed).toMatchObject({ propone: luis!._id });
    const sprint = await base('sprints').collection('sprints').findOne({ nombre: 'Sprint 1' });
    const quien = await base('usuarios').collection('usuarios').findOne({ correoClave: here.ana.correo });
    expect(sprint).toMatchObject({
      cambios: [{ fecha: expect.any(Date), autor: quien!._id.toHexString(), antes: 3, despues: 5 }],
      cierre: [{ _id: historias[0], puntos: 5, hecha: false }],
    });
    const fuera = await base('proyectos').collection('textos_de_fuera').find().toArray();
    expect(fuera.map(({ _id, proyecto: de }) => `${_id} ${de}`).sort()).toEqual(
      [historias[1]!, etiqueta].map((id) => `${id} ${proyecto}`).sort(),
    );
    const chat = `proyecto.${proyecto}`;
    const [file] = await base('mensajes').collection('archivos.files').find({}).toArray();
    expect(file).toMatchObject({ filename: 'acta.png', metadata: { chat, caduca: null } });
    expect(await base('mensajes').collection('lecturas').find({}).toArray()).toEqual([
      expect.objectContaining({ chat, secuencia: 2 }),
    ]);

    const before = await everything();
    const again = await run({ crearFaltantes: true, sobrescribir: true });
    expect([again.written, again.refusals]).toEqual([false, []]);
    expect(await everything()).toEqual(before);
  });

  it('takes views along with their owners, and says which ones have none here', async () => {
    const eva = { _id: newId(), correo: `${newId()}@ejemplo.es`, nombre: 'Eva Sanz' };
    await run({ crearFaltantes: true });
    await base('usuarios').collection('usuarios').deleteMany({});
    await here.putAccounts([here.ana, eva], newId());
    const vistas = base('proyectos').collection('vistas');
    const own = await vistas.findOne({ nombre: 'Lo mío' });
    const _id = new mongo.ObjectId();
    await vistas.insertOne({ ...own, _id, nombre: 'De Eva', creador: new mongo.ObjectId(eva._id) });
    const other = join(folder, `${newId()}.tar.gz`);
    await exportTo(other);
    await here.empty();
    const { plan, written } = await run({ crearFaltantes: true }, other);
    expect([written, plan.avisos]).toEqual([
      true,
      [`no se trae la vista privada «De Eva»: ${eva.correo} no tiene cuenta aquí`],
    ]);
    const arrived = await base('proyectos').collection('vistas').find().sort({ nombre: 1 }).toArray();
    const ana = await base('usuarios').collection('usuarios').findOne({ correoClave: here.ana.correo });
    expect(arrived).toMatchObject([
      { nombre: 'Lo mío', ambito: 'privada', proyecto: null, creador: ana!._id },
      { nombre: 'Sin empezar', ambito: 'proyecto', agrupar: 'estado', creador: ana!._id },
    ]);
    expect(await exported()).toBe(huella);
  });

  it('leaves a team that has definitions its own, and ticks the points that say the same', async () => {
    const equipo = await base('usuarios').collection('equipos').findOne({ nombre: 'Equipo Azul' });
    const ours = newId();
    const hecho = { puntos: [{ _id: ours, regla: null, texto: ' desplegada' }], impide: false };
    const team = {
      _id: String(equipo!._id) as never,
      listo: { puntos: [], impide: false },
      hecho,
      version: 4,
    };
    await base('sprints').collection('definiciones').insertOne(team);
    const { plan, written } = await run({ crearFaltantes: true });
    expect([written, plan.avisos]).toEqual([
      true,
      [
        'el equipo tiene aquí sus definiciones de preparado y de terminado, y se quedan',
        'no se traen las marcas de «Diseño revisado» (1): el equipo no lo pide aquí',
      ],
    ]);
    expect(await base('sprints').collection('definiciones').find().toArray()).toEqual([team]);
    expect(await base('sprints').collection('cumplidos').find().toArray()).toMatchObject([
      { _id: historias[0], proyecto, puntos: [ours] },
    ]);
    expect((await run({ crearFaltantes: true })).written).toBe(false);
  });

  it.each(OWNERS)('continues with the same command if it was interrupted before writing %s', async (cut) => {
    await run({ crearFaltantes: true });
    // In the order of writing: after the interruption, the services that follow have nothing yet.
    const missing = { mensajes: OWNERS, sprints: ['proyectos', 'sprints'], proyectos: ['proyectos'] }[cut];
    for (const servicio of missing) await here.forget(servicio);
    const { written, refusals } = await run({ crearFaltantes: true });
    expect([written, refusals]).toEqual([true, []]);
    expect(await exported()).toBe(huella);
  });

  it('starts above the version that was last published for an id', async () => {
    await run({ crearFaltantes: true });
    const id = historias[0]!;
    // Up to its fourth version has been published here.
    const copias = base('sprints').collection<{ _id: string; version: number }>('copia_historias');
    expect((await copias.findOne({ _id: id }))!.version).toBeGreaterThanOrEqual(5);
  });

  it('refuses a project in the trash, and one whose clave another has or had', async () => {
    await run({ crearFaltantes: true });
    const collection = base('proyectos').collection('proyectos');
    const [doc] = await collection.find({}).toArray();
    for (const [message, change] of [
      ['está en la papelera', { eliminado: true }],
      ['es de otro proyecto', { _id: newId(), eliminado: false }],
      ['fue antes de otro proyecto', { _id: newId(), clave: 'LUEGO', clavesAnteriores: ['TIENDA'] }],
    ] as const) {
      await collection.deleteMany({});
      await collection.insertOne({ ...doc, ...change } as never);
      const { refusals, written } = await run({ sobrescribir: true });
      expect([written, refusals.join()]).toEqual([false, expect.stringContaining(message)]);
    }
  });
});
