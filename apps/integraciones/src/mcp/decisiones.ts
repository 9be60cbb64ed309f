import { findProyecto } from './elementos';
import type { Producto, Respuesta } from './producto';

/** What has been decided in a project, wherever it was said; `desde` is a day. */
export async function decisionesOf(
  producto: Producto,
  nombrado: string,
  { q, desde }: { q?: string | undefined; desde?: string | undefined },
): Promise<Respuesta> {
  const { _id } = await findProyecto(producto, nombrado);
  const query = { q, desde: desde && `${desde}T00:00:00Z` };
  const lists = await Promise.all([
    producto.get(`/proyectos/${_id}/decisiones`, query),
    producto.get(`/mensajes/${_id}/proyecto/decisiones`, query),
  ]);
  const all = lists.flatMap(({ decisiones }) => decisiones as Respuesta[]);
  const fechaOf = ({ decision }: Respuesta): string => String((decision as Respuesta)['fecha']);
  return {
    decisiones: all
      .toSorted((a, b) => (fechaOf(a) < fechaOf(b) ? 1 : -1))
      .map(({ texto, autor, titulo, decision, enlace }) => ({
        texto,
        autor: autor?.nombre,
        ...(titulo && { sobre: titulo }),
        decidida: decision.fecha,
        por: decision.por.nombre,
        enlace,
      })),
    ...(lists.some(({ hayMas }) => hayMas) && { hayMas: true }),
  };
}
