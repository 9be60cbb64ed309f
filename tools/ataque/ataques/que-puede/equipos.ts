import { randomUUID } from 'node:crypto';
import type { Door } from '../../door.ts';
import { register, type Person } from '../../escena/people.ts';
import { makeEquipo } from '../../escena/scene.ts';
import type { Target } from '../../target.ts';

const ROUNDS = 200;

const newProyecto = (equipo: string) => ({
  nombre: 'Disputado',
  clave: `D${randomUUID().replaceAll('-', '').slice(0, 8)}`,
  equipo,
});

const create = (door: Door, { token }: Person, equipo: string) =>
  door.json('POST', '/api/proyectos', token, newProyecto(equipo));

const idOf = (text: string): string => (JSON.parse(text) as { proyecto: { _id: string } }).proyecto._id;

const PATIENCE = 100;

/** Creates a project, however long it takes until the team is known. */
async function waitUntilCreated(door: Door, person: Person, equipo: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, text } = await create(door, person, equipo);
    if (status === 201) return idOf(text);
    if (attempt === PATIENCE) throw new Error(`${status}: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A plain member takes a project of the team to a team of their own, to delete it there. */
export async function carryOffProject({ door, scene, findings }: Target): Promise<void> {
  const { admin, teamAdmin, member: thief, outsider } = scene.people;
  const own = await makeEquipo(door, admin, thief, outsider);
  await waitUntilCreated(door, thief, own);
  const path = `/api/proyectos/${await waitUntilCreated(door, teamAdmin, scene.equipo)}`;
  const moved = await door.json('PUT', path, thief.token, { equipo: own });
  findings.check(moved.status === 403, 'un miembro se lleva un proyecto a otro equipo', moved.text);
  const deleted = await door.json('DELETE', path, thief.token);
  findings.check(deleted.status === 403, 'un miembro elimina un proyecto ajeno', deleted.text);
  const seen = await door.json('GET', path, teamAdmin.token);
  findings.check(seen.status === 200, 'quien creó el proyecto ya no lo ve', seen.text);
}

/** What a person has just been told is done must not be refused by a service that has not heard of it yet. */
export async function useAtOnce({ door, scene, findings }: Target): Promise<void> {
  const { admin, member } = scene.people;
  for (let round = 0; round < 5; round += 1) {
    const eva = await register(door, 'Recién Llegada');
    const equipo = await makeEquipo(door, admin, eva, member);
    const made = await create(door, eva, equipo);
    findings.check(made.status === 201, 'el primer proyecto de un equipo recién hecho', made.text);
    if (made.status !== 201) continue;
    const proyecto = idOf(made.text);
    const paths = [
      `/api/sprints/proyecto/${proyecto}`,
      `/api/mensajes/${proyecto}/proyecto`,
      `/api/mensajes/${equipo}/equipo`,
      `/api/ia/alertas?proyecto=${proyecto}`,
      `/api/webhooks?proyecto=${proyecto}`,
    ];
    for (const path of paths) {
      const { status, text } = await door.json('GET', path, eva.token);
      findings.check(
        status === 200,
        `lo recién hecho no se ve: ${path.replace(/[0-9a-f]{24}/, '{id}')}`,
        text,
      );
    }
  }
}

/** Deletes a team while its first project is created: never is there a project without its team. */
export async function raceTeamDeletion({ door, scene, findings }: Target): Promise<void> {
  const { admin, teamAdmin, member } = scene.people;
  const equipos: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    equipos.push(await makeEquipo(door, admin, teamAdmin, member));
  }
  for (const equipo of equipos) {
    const [created, deleted] = await Promise.all([
      create(door, teamAdmin, equipo),
      door.json('DELETE', `/api/equipos/${equipo}`, admin.token),
    ]);
    const outcome = [created.status, deleted.status].join();
    const holds = ['201,409', '400,200', '403,200'].includes(outcome);
    findings.check(holds, 'un proyecto se queda sin equipo, o los dos se niegan', outcome);
    if (created.status !== 201) continue;
    const seen = await door.json('GET', `/api/proyectos/${idOf(created.text)}`, teamAdmin.token);
    findings.check(seen.status === 200, 'un proyecto que solo ve quien administra', seen.text);
  }
}
