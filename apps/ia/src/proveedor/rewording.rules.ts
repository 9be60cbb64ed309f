import { z } from 'zod';
import { Facts } from './figures.rules';
import { withoutForeignLinks } from './link-stripper';

/** The parts of an alert that a model may reword; everything else stays as the rules wrote it. */
export interface Rewordable {
  id: string;
  titulo: string;
  descripcion: string;
  sugerencia: string;
  siguientePaso: string;
  evidencia: readonly { texto: string }[];
  motor: string;
}

const MAX_LETRAS = 600;

const texto = z.string().trim().min(1).max(MAX_LETRAS);
const rewordedSchema = z.array(
  z.object({ id: z.string(), descripcion: texto.optional(), sugerencia: texto.optional() }),
);

/** The first JSON list in the model's answer; null if there is none. */
export function readReworded(dicho: string): z.infer<typeof rewordedSchema> | null {
  const [start, end] = [dicho.indexOf('['), dicho.lastIndexOf(']')];
  if (start < 0 || end < start) return null;
  try {
    const parsed = rewordedSchema.safeParse(JSON.parse(dicho.slice(start, end + 1)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whether the new text has no date, count or key that the facts do not. */
const isFaithful = (
  nuevo: string,
  { titulo, descripcion, sugerencia, siguientePaso, evidencia }: Rewordable,
) => {
  const facts = new Facts();
  facts.add([titulo, descripcion, sugerencia, siguientePaso, ...evidencia.map((e) => e.texto)].join('\n'));
  return facts.cover(nuevo);
};

/**
 * The same alerts in the model's order and words. None is added and none is lost; an alert worded with numbers that its
 * evidence does not have keeps the rules' words.
 */
export function reworded<T extends Rewordable>(
  alertas: readonly T[],
  redactadas: NonNullable<ReturnType<typeof readReworded>>,
  motor: string,
): T[] {
  const rest = new Map(alertas.map((alerta) => [alerta.id, alerta]));
  const taken: T[] = [];
  for (const { id, descripcion, sugerencia } of redactadas) {
    const alerta = rest.get(id);
    if (!alerta) continue;
    rest.delete(id);
    const textos = {
      descripcion: withoutForeignLinks(descripcion ?? alerta.descripcion),
      sugerencia: withoutForeignLinks(sugerencia ?? alerta.sugerencia),
    };
    const faithful = Object.values(textos).every((nuevo) => isFaithful(nuevo, alerta));
    taken.push(faithful ? { ...alerta, ...textos, motor } : alerta);
  }
  return [...taken, ...rest.values()];
}
