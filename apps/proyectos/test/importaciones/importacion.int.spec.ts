import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  erroresImportacion,
  historiaCreada,
  importacionConSprint,
  importacionDeshecha,
  importacionTerminada,
  type CambioHistorial,
  type Enlace,
  type FilaPlan,
  type Historia,
  type Importacion,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { eventually, newId } from '@pmp/testing';
import { readFileSync } from 'node:fs';
import { describeAuthors } from './autores';
import { EXPORT, imports } from './imports';
import { goesOnAfterDeath } from './restart';
import { describeDestino } from './destino';
import { describeSecondRun } from './segunda-vez';
import { describeTokens } from './tokens';
import { zipOf } from './zip-of';
import { World } from '../world';

let world: World;
beforeAll(async () => void (world = await World.start()));
// Its service has died by then, and its successor has closed itself.
afterAll(() => world.broker.dispose());

const JIRA = readFileSync(new URL('./jira.csv', import.meta.url), 'utf8');

const { upload, received, prepared, post, ended, run, rowsOf, listOf, withAna } = imports(() => world);
const into = (proyecto: string) => ({ destino: { proyecto } });

describe('a CSV of Jira', () => {
  let proyecto: string;
  let one: Importacion;
  let plan: FilaPlan[];

  it('is read, and what its columns and values are is proposed', async () => {
    const read = await received(JIRA, `equipo=${world.team}`);
    expect(read).toMatchObject({ origen: 'jira', estado: 'leida', filas: 8, proyecto: null });
    expect(read.mapeo.columnas).toMatchObject({
      Summary: 'titulo',
      'Issue key': 'clave',
      Labels: 'etiquetas',
      Comment: 'comentario',
      'Custom field (Epic Link)': 'epica',
      Parent: 'padre',
    });
    expect(read.columnas.find(({ nombre }) => nombre === 'Labels')).toMatchObject({ veces: 2 });
    expect(read.mapeo.tipos).toEqual({
      Epic: 'epica',
      Story: 'historia',
      'Sub-task': 'tarea',
      Bug: 'historia',
      Task: 'historia',
    });
    expect(read.mapeo.estados).toEqual({
      'In Progress': 'en progreso',
      Done: 'completada',
      'To Do': 'pendiente',
      Blocked: 'bloqueada',
    });
    expect(read.mapeo.prioridades).toMatchObject({
      Highest: 'crítica',
      High: 'alta',
      Low: 'baja',
      Medium: 'media',
    });
    expect(read.destino).toMatchObject({ nuevo: { clave: 'TIENDA', equipo: world.team } });
    one = read;
  });

  it('says row by row what will happen, and makes nothing yet', async () => {
    one = await prepared(one, withAna(one));
    plan = await rowsOf(one);
    expect(plan.map(({ fila, tipo, accion }) => `${fila} ${tipo} ${accion}`)).toEqual([
      'null epica crear',
      '1 epica crear',
      '2 historia crear',
      '3 tarea crear',
      '4 historia crear',
      '5 historia crear',
      '6 historia error',
      '7 historia error',
      '8 historia crear',
    ]);
    expect(plan.map(({ avisos }) => avisos)).toEqual([
      [],
      [],
      ['enlaceFuera', 'adjuntosFuera'],
      ['personaSinCuenta'],
      ['enlaceFuera', 'estadoSinBloqueo'],
      ['padreDesconocido', 'sinHistoria'],
      ['sinTitulo'],
      ['claveRepetida'],
      ['puntosIlegibles', 'fechaIlegible'],
    ]);
    expect(one.acciones).toEqual({ crear: 6, presente: 0, omitir: 0, error: 2 });
    expect(one.previsto).toMatchObject({ enlaces: 3, sprints: 1 });
    expect(plan[2]).toMatchObject({ clave: 'TIENDA-2', enlaces: 1, sprint: 'Sprint 2' });
    expect(await rowsOf(one, '?solo=error')).toHaveLength(2);
    for (const at of [1, 4]) {
      const first = await world.as(world.member)('GET', `/importaciones/${one._id}/filas?limite=${at}`);
      expect(first.body['filas']).toEqual(plan.slice(0, at));
      expect(await rowsOf(one, `?cursor=${first.body['siguiente']}`)).toEqual(plan.slice(at));
    }
    expect((await world.as(world.member)('GET', `/proyectos/${one.proyecto}`)).status).toBe(404);
  });

  it('makes what the plan says, with keys, dates, labels and comments', async () => {
    const heard = await world.hear();
    const done = await run(one);
    proyecto = done.proyecto!;
    expect(done.hecho).toEqual(done.previsto);
    expect(done.previsto).toMatchObject({ epicas: 2, historias: 4, tareas: 1, etiquetas: 2 });
    const historias = await listOf<Historia>('historias', proyecto);
    const tareas = await listOf<Tarea>('tareas', proyecto);
    const titles = plan.filter(({ accion, tipo }) => accion === 'crear' && tipo === 'historia');
    expect(historias.map(({ titulo }) => titulo)).toEqual(titles.map(({ titulo }) => titulo));
    const bizum = historias.find(({ clave }) => clave === 'TIENDA-2')!;
    expect(bizum).toMatchObject({
      titulo: 'Pagar con Bizum',
      descripcion: 'Como cliente, quiero "Bizum"\ny una segunda línea',
      estado: 'completada',
      prioridad: 'crítica',
      puntos: 5,
      responsable: { _id: world.member._id },
      epicaId: { titulo: 'Pagos con tarjeta' },
      createdAt: '2024-03-03T09:15:00.000Z',
      updatedAt: '2024-03-10T17:00:00.000Z',
    });
    expect(bizum.etiquetas!.map(({ nombre }) => nombre).sort()).toEqual(['móvil', 'pagos']);
    expect(historias.find(({ clave }) => clave === 'TIENDA-9')!.epicaId.titulo).toBe('Importado de Jira');
    expect(historias.find(({ clave }) => clave === 'TIENDA-4')).toMatchObject({
      estado: 'en progreso',
      puntos: 0.5,
    });
    expect(historias.find(({ clave }) => clave === 'TIENDA-12')!.titulo).toBe('=1+1');
    expect(tareas).toMatchObject([
      { clave: 'TIENDA-3', historiaId: bizum._id, fechaLimite: '2024-04-20T00:00:00.000Z', asignado: null },
    ]);
    const texts = (await world.as(world.member)('GET', `/historias/${bizum._id}/comentarios`)).body[
      'comentarios'
    ] as {
      texto: string;
      createdAt: string;
    }[];
    expect(texts.map(({ texto }) => texto)).toEqual([
      expect.stringContaining('captura.png'),
      'luis, 04/03/2024 10:00 (en Jira):\n\nOjo con el límite',
      'ana, 05/03/2024 11:00 (en Jira):\n\nHecho',
    ]);
    expect(texts[0]!.texto).toContain('Sprints anteriores en el origen: Sprint 1');
    expect(texts[0]!.texto).toContain('Relacionada con en el origen: TIENDA-99');
    const { enlaces } = (await world.as(world.member)('GET', `/enlaces/proyecto/${proyecto}`)).body as {
      enlaces: Enlace[];
    };
    const told = (one: Enlace['origen']) => ('clave' in one ? one.clave : '');
    const links = enlaces.map(({ tipo, origen, destino }) => `${told(origen)} ${tipo} ${told(destino)}`);
    expect(links.sort()).toEqual([
      'TIENDA-2 bloquea TIENDA-4',
      'TIENDA-3 bloquea TIENDA-2',
      'TIENDA-4 relaciona TIENDA-9',
    ]);
    // What it waits for is completed.
    expect(historias.find(({ clave }) => clave === 'TIENDA-4')!.bloqueadaPor).toBe(0);
    expect(bizum.bloqueadaPor).toBe(1);
    const sprint = heard.messages.find(({ subject }) => subject === importacionConSprint.subject);
    expect(sprint?.body['datos']).toMatchObject({
      _id: one._id,
      proyecto,
      sprint: { nombre: 'Sprint 2', cerrado: { resultado: { puntos: 5, historias: 1 } } },
      historias: [bizum._id],
    });
    const { cambios } = (await world.as(world.member)('GET', `/historias/${bizum._id}/historial`)).body as {
      cambios: CambioHistorial[];
    };
    expect(cambios[0]).toMatchObject({ campo: 'estado', a: 'completada', fecha: '2024-03-10T17:00:00.000Z' });
    const next = await world.historia({ _id: bizum.epicaId._id, proyecto } as never);
    expect(next.clave).toBe('TIENDA-14');
    await world.as(world.member)('DELETE', `/historias/${next._id}`);
    const subjects = () => heard.messages.map(({ subject }) => subject);
    await eventually(async () => expect(subjects()).toContain(importacionTerminada.subject));
    // The one that was created by hand: nobody is told of the others one by one.
    expect(subjects().filter((subject) => subject === historiaCreada.subject)).toHaveLength(1);
    await heard.stop();
  });

  it('adds nothing when it is imported again', async () => {
    const again = await prepared(await received(JIRA, `proyecto=${proyecto}`));
    expect(again.acciones).toEqual({ crear: 0, presente: 6, omitir: 0, error: 2 });
    expect(new Set(Object.values((await run(again)).hecho))).toEqual(new Set([0]));
    const more = `${JIRA}Otra más,TIENDA-20,10020,Sub-task,To Do,TIENDA,Medium,,Luis,,,,,,,,,,,10002,,,,\n`;
    const added = await prepared(await received(more, `proyecto=${proyecto}`));
    expect(added.acciones).toMatchObject({ crear: 1, presente: 6 });
    expect((await rowsOf(added, '?solo=crear'))[0]).toMatchObject({ tipo: 'tarea', avisos: [] });
  });

  it('is undone in one step: what somebody has changed since stays', async () => {
    const [bizum] = (await listOf<Historia>('historias', proyecto)).filter(
      ({ clave }) => clave === 'TIENDA-2',
    );
    await world.as(world.creator)('PUT', `/historias/${bizum!._id}`, { puntos: 8 });
    expect((await post('deshacer', one, world.teamAdmin)).status).toBe(404);
    const heard = await world.hear();
    expect((await post('deshacer', one)).status).toBe(200);
    const undone = await ended(one, 'deshecha');
    expect(undone.conservado).toBe(2);
    const left = await listOf<Historia>('historias', proyecto);
    expect(left.map(({ clave }) => clave)).toEqual(['TIENDA-2']);
    expect(await listOf('tareas', proyecto)).toHaveLength(0);
    expect(await listOf('epicas', proyecto)).toHaveLength(1);
    const told = await eventually(
      () => heard.messages.find(({ subject }) => subject === importacionDeshecha.subject)!.body,
    );
    // A story of its sprint stays, and so does the sprint.
    expect(told['datos']).toMatchObject({ sprints: [] });
    await heard.stop();
    expect((await post('deshacer', one)).status).toBe(409);
    const again = await prepared(await received(JIRA, `proyecto=${proyecto}`));
    expect(again.acciones).toMatchObject({ crear: 4, presente: 2 });
  });
});

describe('an import', () => {
  it('of a new project takes the project along when it is undone', async () => {
    const csv = 'Título;Estado;Inicio;Fin\nUno;Hecho;2026-11-21;05/12/2026\nDos;Pendiente;;\n';
    const read = await received(csv, `equipo=${world.team}`, 'mi_lista.csv');
    expect(read).toMatchObject({
      origen: 'csv',
      destino: { nuevo: { nombre: 'mi lista', clave: 'MILIST' } },
    });
    const done = await run(await prepared(read));
    const [uno] = await listOf<Historia>('historias', done.proyecto!);
    expect(uno).toMatchObject({
      titulo: 'Uno',
      estado: 'completada',
      clave: 'MILIST-2',
      inicio: '2026-11-21T00:00:00.000Z',
      fin: '2026-12-05T00:00:00.000Z',
    });
    await post('deshacer', done);
    await ended(done, 'deshecha');
    expect((await world.as(world.member)('GET', `/proyectos/${done.proyecto}`)).status).toBe(404);
  });

  it('of pasted lines goes where the person says, and what is exported is not made again', async () => {
    const proyecto = (await world.proyecto())._id;
    const epica = await world.epica(proyecto);
    const text = 'Pagar con tarjeta, o no\n\tFormulario\nVer facturas\n';
    const inside = async (dentroDe: string, pasted: string) => {
      const read = await received(pasted, `proyecto=${proyecto}&pegado=1`, 'Pegado');
      return prepared(read, { mapeo: { ...read.mapeo, dentroDe } });
    };
    const one = await inside(epica._id, text);
    expect(one.previsto).toMatchObject({ epicas: 0, historias: 2, tareas: 1 });
    await run(one);
    const historias = await listOf<Historia>('historias', proyecto);
    const pagar = historias.find(({ titulo }) => titulo === 'Pagar con tarjeta, o no')!;
    expect(pagar.epicaId._id).toBe(epica._id);
    const [formulario] = await listOf<Tarea>('tareas', proyecto);
    expect(formulario).toMatchObject({ titulo: 'Formulario', historiaId: pagar._id });

    const two = await inside(pagar._id, 'Aviso\n- [x] Registro\n');
    expect(two.previsto).toMatchObject({ epicas: 0, historias: 0, tareas: 2 });
    expect((await rowsOf(two)).map(({ tipo, avisos }) => [tipo, avisos])).toEqual([
      ['tarea', []],
      ['tarea', []],
    ]);

    const csv = `Clave\tTítulo\tTipo\tPadre\n${pagar.clave}\tPagar\tHistoria\t\n\tOtra\tTarea\t${pagar.clave}\n`;
    const again = await inside(epica._id, csv);
    expect((await rowsOf(again)).map(({ tipo, accion }) => [tipo, accion])).toEqual([
      ['historia', 'presente'],
      ['tarea', 'crear'],
    ]);
    // What the product itself has written needs no note of where it comes from.
    expect(again.previsto?.comentarios).toBe(0);
  });

  it('of an archive brings the files that the rows name', async () => {
    const read = await received(EXPORT, `equipo=${world.team}`, 'todo.zip');
    expect(read).toMatchObject({ filas: 2, archivo: { nombre: 'todo.zip' } });
    const one = await prepared(read);
    expect(one.previsto).toMatchObject({ historias: 1, tareas: 1, archivos: 2 });
    expect((await rowsOf(one)).map(({ avisos, archivos }) => [archivos, avisos])).toEqual([
      [0, []],
      [1, ['adjuntosFuera']],
      [1, []],
    ]);
    const done = await run(one);
    expect(done.hecho).toEqual(done.previsto);
    const [historia] = await listOf<Historia>('historias', done.proyecto!);
    const [tarea] = await listOf<Tarea>('tareas', done.proyecto!);
    for (const [where, { _id, archivos = [] }] of [
      ['historias', historia!],
      ['tareas', tarea!],
    ] as const) {
      expect(archivos.map(({ nombre, tipo }) => [nombre, tipo])).toEqual([['captura.png', 'image/png']]);
      const path = `/${where}/${_id}/archivos/${archivos[0]!._id}`;
      expect((await world.as(world.member)('GET', path)).status).toBe(200);
    }
    await post('deshacer', done);
    await ended(done, 'deshecha');
  });

  describeAuthors(() => world);

  it('begun by many at once makes each row once', async () => {
    const { _id } = await world.proyecto();
    const csv = Array.from({ length: 20 }, (_, i) => `Doble ${i},D-${i}\n`).join('');
    const one = await prepared(await received(`Title,Key\n${csv}`, `proyecto=${_id}`, 'doble.csv'));
    await Promise.all(Array.from({ length: 6 }, () => post('ejecutar', one)));
    expect((await ended(one, 'terminada')).hecho).toMatchObject({ historias: 20 });
    const made = (await listOf<Historia>('historias', _id)).map(({ clave }) => clave);
    expect([made.length, new Set(made).size]).toEqual([20, 20]);
  });

  it('refuses what is no table, is damaged or is for a project of others, in words', async () => {
    const { _id } = await world.proyecto();
    expect((await upload('', `proyecto=${_id}`)).body['message']).toBe(
      erroresImportacion.ficheroVacio.message,
    );
    expect((await upload('Título\n', `proyecto=${_id}`)).status).toBe(400);
    expect((await upload('a,b\n1,2\n', '')).body['message']).toBe(erroresImportacion.faltaDestino.message);
    const packed = await upload(zipOf({ 'dentro.zip': EXPORT }), `proyecto=${_id}`);
    expect([packed.status, packed.body['message']]).toEqual([
      415,
      erroresImportacion.ficheroDesconocido.message,
    ]);
    const damaged = await upload(`Título,Texto\nUno,"sin cerrar\n${'x'.repeat(100)}`, `proyecto=${_id}`);
    expect([damaged.status, damaged.body['message']]).toEqual([400, expect.stringContaining('dañado')]);
    expect((await upload('Título\nUno\n', `proyecto=${_id}`, world.outsider)).status).toBe(404);
    expect((await upload('Título\nUno\n', `equipo=${world.team}`, world.outsider)).status).toBe(403);
    const one = await received('Título\nUno\n', `proyecto=${_id}`);
    expect((await world.as(world.creator)('GET', `/importaciones/${one._id}`)).status).toBe(404);
    expect((await post('ejecutar', one)).status).toBe(409);
    const { mapeo } = one;
    const put = (changes: object) =>
      world.as(world.member)('PUT', `/importaciones/${one._id}`, { ...into(_id), mapeo, ...changes });
    expect((await put({ mapeo: { ...mapeo, columnas: {} } })).body['message']).toBe(
      erroresImportacion.faltaTitulo.message,
    );
    const stranger = { ...mapeo, personas: { ana: world.outsider._id } };
    expect((await put({ mapeo: stranger })).body['message']).toBe(erroresImportacion.personaAjena.message);
    expect((await put(into(newId()))).status).toBe(404);
    expect((await world.as(world.member)('DELETE', `/importaciones/${one._id}`)).status).toBe(200);
  });

  describeDestino(() => world);
  describeSecondRun(() => world);
  describeTokens(() => world);

  /** The last one: the service that the others use dies. */
  goesOnAfterDeath(() => world);
});
