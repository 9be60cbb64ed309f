import type { CambioHecho } from '@pmp/contracts/common';
import type { FactBatch, FactPosition } from '@pmp/platform';
import type { LineContent } from '../cadena/chain.rules';
import { contentOf, wellFormed } from './fact.rules';

const noteOf = (
  accion: string,
  { flujo, posicion }: FactPosition,
  cambios: CambioHecho[],
  now: Date,
): LineContent => ({
  cuando: now,
  quien: null,
  servicio: 'usuarios',
  entidad: 'auditoria',
  id: null,
  titulo: null,
  proyecto: null,
  accion,
  cambios,
  mensaje: `${accion}:${flujo}:${posicion}`,
});

/**
 * The contents of the lines for a batch. What could not be read gets a line too: a stream that started anew, facts that
 * were gone before they were read, and a message that is not a fact.
 */
export function contentsOf({ desde, hasta, hechos }: FactBatch, now: Date): LineContent[] {
  const { flujo } = hasta;
  const contenidos: LineContent[] = [];
  const first = hechos[0]?.posicion ?? 0;
  const renewed = desde !== null && (desde.flujo !== flujo || first <= desde.posicion);
  if (renewed)
    contenidos.push(noteOf('flujo-nuevo', hasta, [{ campo: 'posicion', de: desde.posicion, a: 0 }], now));
  let last = desde === null ? first - 1 : renewed ? 0 : desde.posicion;
  for (const hecho of hechos) {
    const lugar = { flujo, posicion: hecho.posicion };
    if (hecho.posicion !== last + 1) {
      const perdidos = [{ campo: 'posicion', de: last + 1, a: hecho.posicion - 1 }];
      contenidos.push(noteOf('hueco', lugar, perdidos, now));
    }
    last = hecho.posicion;
    const contenido = hecho.evento
      ? contentOf(hecho)
      : noteOf('ilegible', lugar, [{ campo: 'asunto', de: null, a: wellFormed(hecho.asunto) }], now);
    if (contenido) contenidos.push(contenido);
  }
  return contenidos;
}
