import { newId, type World } from '../world';

type Tree = Awaited<ReturnType<World['tree']>>;

const insiders = (status: number) => ({ member: status, creator: status, teamAdmin: status, admin: status });
const hidden = (status = 200) => ({ nobody: 401, outsider: 404, ...insiders(status) });

const templatesOf = ({ proyecto }: Tree) => `/plantillas/proyecto/${proyecto._id}`;

/** The rows of the templates of a project, in the table of who may do what. */
export function templateRows(world: () => World) {
  const creator = () => world().as(world().creator);

  /** A template of a task; without a project, an id that no template has. */
  async function templateOf(tree: Tree): Promise<string> {
    const body = { _id: newId(), nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } };
    await creator()('POST', templatesOf(tree), body);
    return `/plantillas/${body._id}`;
  }

  return {
    'GET /plantillas/proyecto/{id}': { url: templatesOf, expected: hidden() },
    'POST /plantillas/proyecto/{id}': {
      url: templatesOf,
      body: () => ({ nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } }),
      expected: hidden(201),
    },
    'PUT /plantillas/{id}': { url: templateOf, body: () => ({ nombre: 'Otra' }), expected: hidden() },
    'DELETE /plantillas/{id}': { url: templateOf, expected: hidden() },
    'POST /plantillas/{id}/restaurar': {
      url: async (t: Tree) => {
        const url = await templateOf(t);
        await creator()('DELETE', url);
        return `${url}/restaurar`;
      },
      expected: hidden(),
    },
    'POST /plantillas/{id}/usar': {
      url: async (t: Tree) => `${await templateOf(t)}/usar`,
      body: (t: Tree) => ({ historiaId: t.historia._id }),
      expected: hidden(201),
    },
  };
}
