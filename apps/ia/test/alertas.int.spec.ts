import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Alerta } from '@pmp/contracts/ia';
import { papeleraPurgada, proyectoEliminado, proyectoEstado } from '@pmp/contracts/proyectos';
import { assertRoutesDeclareSchemaAndRight, eventually } from '@pmp/testing';
import { AlertasWorld } from './alertas-world';
import { dayFromNow, newId, World } from './world';

let world: World;
let alerts: AlertasWorld;
beforeAll(async () => {
  world = await World.start();
  alerts = new AlertasWorld(world);
});
afterAll(() => world.close());

type Method = 'GET' | 'POST' | 'DELETE';
const ROLES = ['nobody', 'outsider', 'member', 'teamAdmin', 'admin'] as const;
type Role = (typeof ROLES)[number];

const tree = () => alerts.tree();
type Tree = Awaited<ReturnType<typeof tree>>;
const generate: AlertasWorld['generate'] = (...args) => alerts.generate(...args);
const list: AlertasWorld['list'] = (...args) => alerts.list(...args);
const notify: AlertasWorld['notify'] = (...args) => alerts.notify(...args);

interface Row {
  method: Method;
  url: (tree: Tree) => string;
  body?: (tree: Tree) => object;
}

const TABLE: Record<string, Row> = {
  'GET /api/ia/alertas': { method: 'GET', url: (t) => `/ia/alertas?proyecto=${t.proyecto}` },
  'POST /api/ia/alertas/regenerar': {
    method: 'POST',
    url: (t) => `/ia/alertas/regenerar?proyecto=${t.proyecto}`,
  },
  'POST /api/ia/alertas/notificar': {
    method: 'POST',
    url: () => '/ia/alertas/notificar',
    body: (t) => ({ alertaId: t.alerta.id, usuarios: [world.member._id] }),
  },
  'DELETE /api/ia/alertas': { method: 'DELETE', url: (t) => `/ia/alertas?proyecto=${t.proyecto}` },
};

const STATUS: Record<Role, number> = { nobody: 401, outsider: 404, member: 403, teamAdmin: 200, admin: 200 };
const personOf = (role: Role) => (role === 'nobody' ? null : world[role]);

describe('who may do what with alerts', () => {
  it('has a row for every route, each with a schema and a right', async () => {
    assertRoutesDeclareSchemaAndRight(world.service.app);
    const { body } = await world.as(null)('GET', '/docs-json');
    const routes = Object.entries(body.paths as Record<string, object>)
      .filter(([path]) => path.startsWith('/api/ia/alertas'))
      .flatMap(([path, methods]) => Object.keys(methods).map((m) => `${m.toUpperCase()} ${path}`));
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  const cells = Object.entries(TABLE).flatMap(([route, row]) => ROLES.map((role) => ({ route, role, row })));

  it.each(cells)('$route as $role', async ({ role, row }) => {
    const t = await tree();
    const reply = await world.as(personOf(role))(row.method, row.url(t), row.body?.(t));
    expect({ text: reply.text, status: reply.status }).toMatchObject({ status: STATUS[role] });
    if (reply.status !== 200) {
      for (const secret of [t.alerta.id, t.tarea, 'Pasarela']) expect(reply.text).not.toContain(secret);
      expect((await list(t.proyecto)).alertas[0]).toMatchObject({ notificada: false });
    }
  });

  it.each(Object.values(TABLE))('$method answers an outsider as if nothing existed', async (row) => {
    const t = await tree();
    const absent = { ...t, proyecto: newId(), alerta: { ...t.alerta, id: newId() } };
    const [hidden, unknown] = await Promise.all(
      [t, absent].map((one) => world.as(world.outsider)(row.method, row.url(one), row.body?.(one))),
    );
    expect({ ...hidden!.body, requestId: '' }).toEqual({ ...unknown!.body, requestId: '' });
  });

  it.each(['GET', 'DELETE'] as const)('%s of all projects is only for team admins', async (method) => {
    const { status, body } = await world.as(world.member)(method, '/ia/alertas');
    expect([status, body.codigo]).toEqual([403, 'SIN_PERMISO']);
    expect((await world.as(world.outsider)(method, '/ia/alertas')).status).toBe(200);
  });
});

describe('bad input', () => {
  const id = newId();
  it.each([
    [
      { alertaId: 'x', usuarios: [id] },
      'alertaId',
      'El identificador no es válido',
      'comun.identificadorNoValido',
    ],
    [{ alertaId: id }, 'usuarios', 'Selecciona al menos una persona', 'alertas.sinPersonas'],
    [{ alertaId: id, usuarios: [] }, 'usuarios', 'Selecciona al menos una persona', 'alertas.sinPersonas'],
    [
      { alertaId: id, usuarios: 'todas' },
      'usuarios',
      'Selecciona al menos una persona',
      'alertas.sinPersonas',
    ],
    [
      { alertaId: id, usuarios: ['x'] },
      'usuarios.0',
      'El identificador no es válido',
      'comun.identificadorNoValido',
    ],
  ])('%j is refused in Spanish', async (cuerpo, campo, message, motivo) => {
    const { status, body } = await world.as(world.teamAdmin)('POST', '/ia/alertas/notificar', cuerpo);
    expect([status, body.codigo, body.message]).toEqual([400, 'VALIDACION', message]);
    expect(body.errores).toEqual([{ campo, message, motivo }]);
  });

  it.each(['GET', 'DELETE'] as const)('%s with a malformed project: 400', async (method) => {
    expect((await world.as(world.admin)(method, '/ia/alertas?proyecto=x')).status).toBe(400);
  });
});

describe('generating', () => {
  it('does not happen when alerts are only read', async () => {
    const proyecto = await world.proyecto();
    expect(await list(proyecto)).toEqual({
      success: true,
      alertas: [],
      recomendaciones: '',
      fechaGeneracion: null,
      motor: null,
      aviso: null,
    });
  });

  it('returns what was found, why, whose it is and which engine said it', async () => {
    const { proyecto, tarea, historia, alerta } = await tree();
    expect(alerta).toMatchObject({
      tipo: 'tarea',
      sobre: 'tarea',
      regla: 'tarea-vencida',
      severidad: 'alta',
      titulo: 'Tarea vencida: «Pasarela»',
      fechaLimite: dayFromNow(-4),
      usuarios: [{ id: world.member._id, nombre: 'Mario Miembro', avatar: null }],
      notificada: false,
      enlace: `/tareas/${tarea}`,
      proyecto: { _id: proyecto, nombre: 'Tienda' },
      motor: 'reglas',
    });
    expect(alerta.evidencia.map(({ enlace }) => enlace)).toContain(
      `/backlog/${proyecto}?historia=${historia}`,
    );
    const kept = await list(proyecto);
    expect(kept).toMatchObject({ alertas: [alerta], motor: 'reglas', aviso: null });
    expect(kept.recomendaciones).toContain('Piden atención: 1 tarea vencida.');
    expect(kept.recomendaciones).toContain('1. Tarea vencida: «Pasarela».');
    expect(Date.now() - Date.parse(kept.fechaGeneracion!)).toBeLessThan(10_000);
  });

  it('gives everybody with access the same alerts, until they are deleted', async () => {
    const { proyecto, alerta } = await tree();
    expect((await list(proyecto, world.admin)).alertas).toEqual([alerta]);
    await world.as(world.admin)('DELETE', `/ia/alertas?proyecto=${proyecto}`);
    expect((await list(proyecto)).fechaGeneracion).toBeNull();
  });

  it('returns at most twelve, the worst first, with similar ones folded', async () => {
    const proyecto = await world.proyecto();
    const historia = await world.historia(proyecto, await world.epica(proyecto));
    for (let i = 1; i <= 9; i++) {
      await world.tarea(proyecto, historia, { asignado: world.member._id, fechaLimite: dayFromNow(-i) });
    }
    for (let i = 0; i < 9; i++) await world.tarea(proyecto, historia, { prioridad: 'alta', asignado: null });
    for (let i = 0; i < 9; i++) {
      await world.tarea(proyecto, historia, { asignado: world.member._id, fechaLimite: dayFromNow(i % 2) });
    }
    const { alertas } = await generate(proyecto);
    expect(alertas).toHaveLength(12);
    expect(alertas.map(({ titulo }) => titulo)).toContain('Y 6 tareas urgentes sin asignar más');
    const order = ['crítica', 'alta', 'media', 'baja'];
    const ranks = alertas.map(({ severidad }) => order.indexOf(severidad));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(alertas.map(({ id }) => id)).size).toBe(12);
  });

  it('names the team’s admins when the work is unassigned', async () => {
    const proyecto = await world.proyecto();
    const historia = await world.historia(proyecto, await world.epica(proyecto));
    await world.tarea(proyecto, historia, { prioridad: 'crítica' });
    const [alerta] = (await generate(proyecto, world.admin)).alertas;
    expect(alerta?.usuarios.map(({ nombre }) => nombre)).toEqual(['Tomás Jefe']);
    expect(alerta?.delEquipo).toBe(false);
    const [own] = (await list(proyecto)).alertas;
    expect(own?.usuarios.map(({ nombre }) => nombre)).toContain('Mario Miembro');
    expect(own?.delEquipo).toBe(true);
    expect((await notify(own!.id, [world.member._id])).body.enviadas).toBe(1);
  });

  it('runs once when two ask at the same time', async () => {
    const { proyecto } = await tree();
    const replies = await Promise.all([1, 2, 3].map(() => generate(proyecto)));
    expect(new Set(replies.map(({ fechaGeneracion }) => fechaGeneracion)).size).toBe(1);
  });
});

describe('all projects', () => {
  it('are the caller’s own, and are hidden once the caller loses access', async () => {
    const lead = await world.service.people.person({ nombre: 'Lidia' });
    const team = await world.service.people.team({ [lead._id]: 'admin' });
    const own = await world.proyecto({ equipo: team, nombre: 'Propio' });
    const other = await world.proyecto({ equipo: team, nombre: 'Segundo' });
    await tree();
    for (const proyecto of [own, other]) {
      const historia = await world.historia(proyecto, await world.epica(proyecto));
      await world.tarea(proyecto, historia, { fechaLimite: dayFromNow(-1), asignado: lead._id });
    }
    const names = (alertas: Alerta[]) => alertas.map(({ proyecto }) => proyecto.nombre).sort();
    const generated = await generate(undefined, lead);
    expect(names(generated.alertas)).toEqual(['Propio', 'Segundo']);
    expect(generated.recomendaciones).toContain('«Propio»: 1 tarea vencida.\n«Segundo»: 1 tarea vencida.');

    await world.state(proyectoEstado, other, 2, null);
    const later = await list(undefined, lead);
    expect(names(later.alertas)).toEqual(['Propio']);
    expect(later.recomendaciones).not.toContain('Segundo');

    await world.service.people.change('copia_equipos', team, { miembros: [] });
    await eventually(async () => {
      expect((await world.as(lead)('GET', '/ia/alertas')).status).toBe(403);
    });
  });
});

describe('a deleted project', () => {
  it('keeps its alerts until it is purged', async () => {
    const { proyecto, alerta } = await tree();
    const kept = await tree();
    await notify(alerta.id, [world.member._id]);
    const datos = { nombre: 'Tienda', clave: 'TIENDA', equipo: world.team };
    await world.fact(proyectoEliminado, { ...datos, _id: proyecto, version: 2 });
    await world.fact(proyectoEliminado, { ...datos, _id: kept.proyecto });
    await eventually(async () => {
      const ambito = `proyecto:${kept.proyecto}`;
      expect(await world.collection('generaciones').findOne({ ambito })).toBeNull();
    });
    expect(await world.collection('generaciones').findOne({ ambito: `proyecto:${proyecto}` })).not.toBeNull();
    expect(await world.collection('envios').findOne({ proyecto })).not.toBeNull();
  });

  it('takes its alerts with it when it is purged', async () => {
    const { proyecto, alerta } = await tree();
    await notify(alerta.id, [world.member._id]);
    await world.fact(papeleraPurgada, { _id: proyecto, tipo: 'proyecto', titulo: 'Tienda', proyecto });
    await eventually(async () => {
      expect(await world.collection('generaciones').findOne({ ambito: `proyecto:${proyecto}` })).toBeNull();
      expect(await world.collection('envios').findOne({ proyecto })).toBeNull();
    });
  });
});
