import { decir, t } from '../../../idioma/idioma';
import type { Tarea } from '../../../datos/lectura/datos';
import { type Contexto, idsOf } from '../contexto/contexto';
import { addDias, cuando, enlaceTarea, literal } from '../contexto/redaccion';

export const FILAS = 8;

/** Names of the people who may be assigned something in the projects. */
export async function nombresOf({ reader, ambito }: Contexto): Promise<ReadonlyMap<string, string>> {
  const gente = await reader.gente(idsOf(ambito));
  return new Map(gente.map(({ _id, nombre }) => [_id, nombre]));
}

/** Somebody's name; of who is not on the team, that. */
export const nombreDe = (
  id: string | null | undefined,
  nombres: ReadonlyMap<string, string>,
  otro = 'alguien de fuera del equipo',
): string => {
  const nombre = id && nombres.get(id);
  return nombre ? literal(nombre) : decir(otro);
};

interface Fila {
  tarea: Tarea;
  nombres: ReadonlyMap<string, string>;
  contexto: Contexto;
}

/** The task as a list item, without what is missing or the same in all items. */
export function filaOf({
  tarea,
  nombres,
  contexto: { hoy, pregunta, persona, proyecto, ambito },
}: Fila): string {
  const { fechaLimite, asignado, prioridad } = tarea;
  const vencida = fechaLimite !== null && fechaLimite.slice(0, 10) < hoy;
  const deQuien = asignado ? nombreDe(asignado, nombres) : 'sin asignar';
  const donde = ambito.find(({ _id }) => _id === tarea.proyecto)?.nombre;
  const partes = [
    fechaLimite ? t`${vencida ? 'venció' : 'vence'} ${cuando(fechaLimite, hoy)}` : null,
    pregunta.propias || persona || pregunta.tipo === 'sin-asignar' ? null : deQuien,
    prioridad === 'alta' || prioridad === 'crítica' ? t`prioridad ${prioridad}` : null,
    proyecto || !donde ? null : t`en ${literal(donde)}`,
  ].filter((parte) => parte !== null);
  return enlaceTarea(tarea) + (partes.length ? t`: ${partes.map(decir).join(', ')}` : '');
}

/** Whose tasks the question is about, for a query; undefined: everybody's. */
export const deQuien = ({ pregunta, persona, reader }: Contexto): string | undefined =>
  persona?._id ?? (pregunta.propias ? reader.persona._id : undefined);

/** Whom something is due from: «A Nora le», «Te»; null: everybody. */
export function aQuien({ persona, pregunta }: Contexto): { si: string; no: string } | null {
  if (persona) return { si: t`A ${literal(persona.nombre)} le`, no: t`A ${literal(persona.nombre)} no le` };
  return pregunta.propias ? { si: 'Te', no: 'No te' } : null;
}

/** " de Nora", ", de lo tuyo", or nothing. */
export function deQuienDicho({ persona, pregunta }: Contexto): string {
  if (persona) return t` de ${literal(persona.nombre)}`;
  return pregunta.propias ? ' de lo tuyo' : '';
}

const DIAS_POR_DEFECTO = 14;

/** The last day of the period that a question is about. */
export const hastaOf = ({ pregunta, hoy }: Pick<Contexto, 'pregunta' | 'hoy'>): string =>
  addDias(hoy, pregunta.dias ?? DIAS_POR_DEFECTO);
