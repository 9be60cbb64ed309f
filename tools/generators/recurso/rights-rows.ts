import type { Nombres } from '../comun/nombres.ts';

/**
 * What its rights do not say, for the table of the service, and the function that creates one in the tree's project.
 * `withEntities`: the service's tree holds whole entities.
 */
export function rightsRows(
  { recurso, cosa, o }: Nombres,
  withEntities: boolean,
): { rows: string; helper: string } {
  const proyecto = withEntities ? 't.proyecto._id' : 't.proyecto';
  const created = `{ titulo: 'Nuev${o}', proyecto: ${proyecto} }`;
  const rows = `  'GET /${recurso}/{id}': { url: ${cosa}Of },
  'POST /${recurso}': { body: (t) => (${created}) },
  'PUT /${recurso}/{id}': { url: ${cosa}Of, body: () => ({ titulo: 'Otr${o}' }) },
  'DELETE /${recurso}/{id}': { url: ${cosa}Of },`;
  const helper = `/** One of the project; where there is no project, an id that none has. */
async function ${cosa}Of(t: Tree): Promise<string> {
  const { body } = await world.as(world.creator)('POST', '/${recurso}', ${created});
  return \`/${recurso}/\${body.${cosa}?._id ?? newId()}\`;
}
`;
  return { rows, helper };
}
