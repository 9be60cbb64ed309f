import type { Answer } from '../../door.ts';
import { growTree } from '../../escena/tree.ts';
import { makeToken } from '../../escena/token.ts';
import type { Target } from '../../target.ts';

const ABSENT = '0'.repeat(24);
/** The gateway reads in it which service to ask. */
const LETTER = 'sprints-17';
/** Writes nothing itself: each call that it makes for an agent asks for a right of its own. */
const PASSES_ON = 'POST /api/mcp';
const DENIED = 'El alcance del token no permite hacer esto';

const withoutId = ({ status, text }: Answer) => `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

/** Calls every documented route with tokens that are for less than it needs. */
export async function exceedScopes({ door, scene, api, findings }: Target): Promise<void> {
  const { admin, teamAdmin } = scene.people;
  const reader = (await makeToken(door, admin.token, { alcance: 'leer' })).secreto;
  const { secreto: powerful } = await makeToken(door, admin.token, { alcance: 'administrar' });
  for (const { name, method, path, security } of api.routes) {
    if (security.length === 0) continue;
    const url = path.replaceAll(/\{[^}]+\}/g, path.startsWith('/api/operacion') ? LETTER : ABSENT);
    const admits = security.includes('token');
    if ((method !== 'GET' && name !== PASSES_ON) || !admits) {
      const { status, text } = await door.json(method, url, reader, {});
      findings.check(
        status === 403 && text.includes(DENIED),
        `${name}: un token de lectura: ${status}`,
        text,
      );
    }
    if (!admits) {
      const { status, text } = await door.json(method, url, powerful, {});
      findings.check(status === 403 && text.includes(DENIED), `${name}: un token: ${status}`, text);
    }
  }

  const { proyecto, historia, tarea, sprint, tablero } = scene.tree;
  const other = await growTree(door, teamAdmin, scene.equipo);
  const limited = await makeToken(door, teamAdmin.token, {
    alcance: 'administrar',
    proyectos: [other.proyecto],
  });
  const pairs = [
    [`/api/proyectos/${proyecto}`, `/api/proyectos/${ABSENT}`],
    [`/api/historias/proyecto/${proyecto}`, `/api/historias/proyecto/${ABSENT}`],
    [`/api/historias/${historia}`, `/api/historias/${ABSENT}`],
    [`/api/tareas/${tarea}`, `/api/tareas/${ABSENT}`],
    [`/api/sprints/${sprint}`, `/api/sprints/${ABSENT}`],
    [`/api/tableros/${tablero}`, `/api/tableros/${ABSENT}`],
  ] as const;
  for (const [hidden, missing] of pairs) {
    const [one, two] = [
      await door.json('GET', hidden, limited.secreto),
      await door.json('GET', missing, limited.secreto),
    ];
    findings.check(
      one.status === 404 && withoutId(one) === withoutId(two),
      `${hidden}: un proyecto que no es del token se distingue de uno que no existe`,
      `${one.text} ${two.text}`,
    );
  }
  for (const list of [
    '/api/proyectos',
    '/api/tareas',
    '/api/proyectos/resumen',
    `/api/proyectos/buscar?q=${historia}`,
  ]) {
    const { status, text } = await door.json('GET', list, limited.secreto);
    findings.check(status === 200 && !text.includes(proyecto), `${list}: enseña otro proyecto`, text);
  }
  const own = await door.json('GET', `/api/proyectos/${other.proyecto}`, limited.secreto);
  findings.check(own.status === 200, 'el token no abre su propio proyecto', own.text);
}
