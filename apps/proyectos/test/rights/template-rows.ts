import { newId, type World } from '../world';

type Tree = Awaited<ReturnType<World['tree']>>;

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
    'POST /plantillas/proyecto/{id}': {
      body: () => ({ nombre: 'Error', tipo: 'tarea', contenido: { titulo: 'Arreglar' } }),
    },
    'PUT /plantillas/{id}': { url: templateOf, body: () => ({ nombre: 'Otra' }) },
    'DELETE /plantillas/{id}': { url: templateOf },
    'POST /plantillas/{id}/restaurar': {
      url: async (t: Tree) => {
        const url = await templateOf(t);
        await creator()('DELETE', url);
        return `${url}/restaurar`;
      },
    },
    'POST /plantillas/{id}/usar': {
      url: async (t: Tree) => `${await templateOf(t)}/usar`,
      body: (t: Tree) => ({ historiaId: t.historia._id }),
    },
  };
}
