import { Refusal, type Producto, type Respuesta } from './producto';

const plain = (name: unknown): string => String(name).toLocaleLowerCase().trim();

/** The ids of the labels of a project by their names. None is made here: a misspelt one would be another label. */
export async function findEtiquetas(
  producto: Producto,
  proyecto: string,
  nombres: readonly string[],
): Promise<string[]> {
  const there = (await producto.get(`/etiquetas/proyecto/${proyecto}`))['etiquetas'] as Respuesta[];
  const idOf = new Map(there.map(({ _id, nombre }) => [plain(nombre), String(_id)]));
  const unknown = nombres.filter((nombre) => !idOf.has(plain(nombre)));
  if (unknown.length)
    throw new Refusal(404, {
      message: `El proyecto no tiene ${unknown.map((nombre) => `«${nombre}»`).join(' ni ')}. Tiene: ${there.map(({ nombre }) => nombre).join(', ') || 'ninguna etiqueta'}`,
    });
  return nombres.map((nombre) => idOf.get(plain(nombre))!);
}
