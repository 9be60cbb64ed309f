import { isId } from './elementos';
import { Refusal, type Producto, type Respuesta } from './producto';

const MAX_OFFERED = 6;

const plain = (name: unknown): string =>
  String(name).normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The id of a person by `yo`, an id or a name; empty: nobody. Of several who could be meant, none is guessed. */
export async function findPersona(producto: Producto, nombrado: string): Promise<string> {
  const wanted = nombrado.trim();
  if (wanted === 'yo') return producto.quien.usuario;
  if (wanted === '' || isId(wanted)) return wanted;
  const found = await producto.get('/usuarios', { q: wanted, estado: 'activo', limite: MAX_OFFERED });
  const personas = found['usuarios'] as Respuesta[];
  const same = personas.filter(({ nombre }) => plain(nombre) === plain(wanted));
  const [one, other] = same.length ? same : personas;
  if (one && !other) return String(one['_id']);
  const message = one
    ? `«${wanted}» puede ser ${personas.map(({ nombre, _id }) => `${nombre} (${_id})`).join(', ')}: di cuál`
    : `No hay ninguna persona «${wanted}» que puedas ver`;
  throw new Refusal(one ? 409 : 404, { message });
}
