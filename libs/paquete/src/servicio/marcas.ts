import type { MarcasDoc } from '@pmp/platform';
import type { Line } from '../lines/lines';
import type { Reading } from './reading';
import type { Writing } from './writing';

type MarcasLine = Pick<Line<'comentarios'>, 'reacciones' | 'decision'>;

/** What a line says of what people have put there; nothing for what has none. */
export async function readMarcas(
  { reacciones, decision }: MarcasDoc,
  people: Reading['people'],
): Promise<MarcasLine> {
  const line: MarcasLine = {};
  if (reacciones?.length) line.reacciones = [];
  for (const { emoji, personas } of reacciones ?? [])
    line.reacciones!.push({ emoji, personas: await people.correosOf(personas) });
  if (decision)
    line.decision = { por: await people.correoOf(decision.por), fecha: decision.fecha.toISOString() };
  return line;
}

export function toMarcasDoc({ reacciones, decision }: MarcasLine, { idOf }: Writing): MarcasDoc {
  const personOf = (correo: string): string => idOf(correo).toHexString();
  return {
    ...(reacciones && {
      reacciones: reacciones.map(({ emoji, personas }) => ({ emoji, personas: personas.map(personOf) })),
    }),
    ...(decision && { decision: { por: personOf(decision.por), fecha: new Date(decision.fecha) } }),
  };
}
