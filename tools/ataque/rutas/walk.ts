import type { Api, Route } from '../api-document.ts';
import type { Answer } from '../door.ts';
import { register, ROLES, type Person, type Role } from '../escena/people.ts';
import { digestOf, type Scene } from '../escena/scene.ts';
import { growTree, type Tree } from '../escena/tree.ts';
import type { Findings } from '../findings.ts';
import { faultsOf } from '../judge.ts';
import { documentedBy, type Documented } from './documented.ts';
import { ROWS } from './rows.ts';
import { pathOf, statusesOf, type Row } from './row.ts';

/** Fails on a route whose success is not documented, or whose right is not, and on a row whose route no longer exists. */
export function assertRoutesSayEnough(api: Api, findings: Findings): void {
  const { routes } = api;
  const { silent } = documentedBy(api);
  findings.check(silent.length === 0, 'rutas cuyo éxito no está documentado', silent);
  const names = new Set(routes.map(({ name }) => name));
  const open = routes.filter(({ derecho }) => !derecho).map(({ name }) => name);
  findings.check(open.length === 0, 'rutas que no dicen qué derecho piden', open);
  for (const name of Object.keys(ROWS))
    findings.check(names.has(name), `${name}: está en la tabla y no existe`);
}

async function call(
  { method, path: declared }: Route,
  row: Row,
  scene: Scene,
  tree: Tree,
  caller: Person | null,
): Promise<Answer> {
  const cell = { scene, tree, caller };
  const path = await pathOf(declared, row, cell);
  const token = caller?.token ?? null;
  if (row.form) return scene.door.send({ method, path, token, ...row.form() });
  return scene.door.json(method, path, token, await row.body?.(cell));
}

const callerOf = async (scene: Scene, row: Row, role: Role): Promise<Person | null> => {
  if (role === 'nobody') return null;
  return row.asNewcomer ? register(scene.door) : scene.people[role];
};

/** Whoever knows a password is told whose account it opens. */
const SIGN_IN = 'POST /api/usuarios/login';

/** Only a global admin is told the addresses of other people. */
const showsAddress = (scene: Scene, caller: Person | null, { text }: Answer): boolean =>
  Object.values(scene.people).some(({ _id, correo }) => _id !== caller?._id && text.includes(correo));

async function walkRow(
  route: Route,
  row: Row,
  scene: Scene,
  documented: Documented,
  findings: Findings,
): Promise<void> {
  const { name } = route;
  const statuses = statusesOf(route, row);
  const before = row.spends ? await digestOf(scene) : '';
  for (const [i, role] of ROLES.entries()) {
    const expected = statuses[i]!;
    const fresh = row.spends && expected < 400;
    const tree = fresh ? await growTree(scene.door, scene.people.teamAdmin, scene.equipo) : scene.tree;
    const caller = await callerOf(scene, row, role);
    const answer = await call(route, row, scene, tree, caller);
    const what = `${name} como ${role}`;
    findings.check(answer.status === expected, `${what}: ${answer.status} y no ${expected}`, answer.text);
    const faults = [...faultsOf(answer, { away: expected === 503 }), ...documented.faultsOf(name, answer)];
    findings.check(faults.length === 0, `${what}: ${faults.join('; ')}`, answer.text);
    if (role !== 'admin' && name !== SIGN_IN)
      findings.check(
        !showsAddress(scene, caller, answer),
        `${what}: enseña el correo de otra persona`,
        answer.text,
      );
    if (expected === 401 || expected === 404) {
      const shown = Object.values(scene.tree).some((id) => answer.text.includes(id));
      findings.check(!shown, `${what}: enseña un identificador`, answer.text);
    }
  }
  if (row.spends)
    findings.check((await digestOf(scene)) === before, `${name}: un papel sin derecho ha cambiado algo`);
}

/** Calls every route as every role. */
export async function walkRoutes(scene: Scene, api: Api, findings: Findings): Promise<void> {
  const documented = documentedBy(api);
  for (const route of api.routes) await walkRow(route, ROWS[route.name] ?? {}, scene, documented, findings);
}
