import type { Nombres } from '../comun/nombres.ts';

/**
 * The rows for the table of routes and roles, and the function that creates one in the tree's project. `withExpected`:
 * the table lists every role, and its tree holds whole entities.
 */
export function rightsRows(
  { recurso, cosa, o }: Nombres,
  withExpected: boolean,
): { rows: string; helper: string } {
  const proyecto = withExpected ? 't.proyecto._id' : 't.proyecto';
  const answer = (status: number) => {
    if (!withExpected) return `status: ${status}`;
    return status === 200 ? 'expected: hidden()' : `expected: hidden(${status})`;
  };
  const created = `{ titulo: 'Nuev${o}', proyecto: ${proyecto} }`;
  const rows = `  'GET /${recurso}/proyecto/{id}': { url: (t) => \`/${recurso}/proyecto/\${${proyecto}}\`, ${answer(200)} },
  'GET /${recurso}/{id}': { url: ${cosa}Of, ${answer(200)} },
  'POST /${recurso}': { url: () => '/${recurso}', body: (t) => (${created}), ${answer(201)} },
  'PUT /${recurso}/{id}': { url: ${cosa}Of, body: () => ({ titulo: 'Otr${o}' }), ${answer(200)} },
  'DELETE /${recurso}/{id}': { url: ${cosa}Of, ${answer(200)} },`;
  const helper = `/** One of the project; where there is no project, an id that none has. */
async function ${cosa}Of(t: Tree): Promise<string> {
  const { body } = await world.as(world.creator)('POST', '/${recurso}', ${created});
  return \`/${recurso}/\${body.${cosa}?._id ?? newId()}\`;
}
`;
  return { rows, helper };
}
