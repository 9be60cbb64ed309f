import {
  type DecisionesQuery,
  erroresComunes,
  type Marcas,
  MAX_EMOJIS,
  MAX_EMOJIS_POR_PERSONA,
  PERSONA_ELIMINADA,
  type Persona,
  type ReaccionUpdate,
} from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import { beginsWith, terminosOf } from '../palabras/palabras';

interface ReaccionDoc {
  emoji: string;
  personas: string[];
}

/** What people have put on a comment or a message, as its document keeps it. */
export interface MarcasDoc {
  /** Missing if nobody has ever reacted. */
  reacciones?: ReaccionDoc[];
  /** Missing or null unless it is a decision. */
  decision?: { por: string; fecha: Date } | null;
  /** The `version` at which its text was what it is now; missing if only its text has ever changed. */
  versionTexto?: number;
}

type Marked = MarcasDoc & { version: number };

/** What the person's emoji changes; nothing if it is as they want it already. */
export function changesOfReaccion(
  { reacciones = [], ...doc }: Marked,
  persona: string,
  { emoji, puesta }: ReaccionUpdate,
): MarcasDoc | null {
  const known = reacciones.find((each) => each.emoji === emoji);
  if (puesta === (known?.personas.includes(persona) ?? false)) return null;
  if (puesta) assertRoom(reacciones, persona, known !== undefined);
  const changed = {
    emoji,
    personas: puesta
      ? [...(known?.personas ?? []), persona]
      : known!.personas.filter((each) => each !== persona),
  };
  const all = known ? reacciones.map((each) => (each === known ? changed : each)) : [...reacciones, changed];
  return { reacciones: all.filter(({ personas }) => personas.length > 0), ...textSeenIn(doc) };
}

function assertRoom(reacciones: readonly ReaccionDoc[], persona: string, isKnown: boolean): void {
  const own = reacciones.filter(({ personas }) => personas.includes(persona));
  if (own.length >= MAX_EMOJIS_POR_PERSONA)
    throw new DomainError(erroresComunes.demasiadosEmojisTuyos, { max: MAX_EMOJIS_POR_PERSONA });
  if (!isKnown && reacciones.length >= MAX_EMOJIS)
    throw new DomainError(erroresComunes.demasiadosEmojis, { max: MAX_EMOJIS });
}

/** What saying that it is a decision, or not any more, changes; nothing if it is so already. */
export function changesOfDecision(
  { decision, ...doc }: Marked,
  persona: string,
  decidido: boolean,
  now: Date,
): MarcasDoc | null {
  if (decidido === Boolean(decision)) return null;
  return { decision: decidido ? { por: persona, fecha: now } : null, ...textSeenIn(doc) };
}

const textSeenIn = ({ version, versionTexto = version }: Marked) => ({ versionTexto });

/** As `assertVersion`, for its text: what others put on it meanwhile does not make what its author saw outdated. */
export function assertTextoVisto(
  sent: number | undefined,
  { version, versionTexto = version }: Marked,
): void {
  if (sent !== undefined && (sent < versionTexto || sent > version))
    throw new DomainError(erroresComunes.versionObsoleta);
}

/** Those whose names `marcasOf` needs. */
export const personasEnMarcas = ({ reacciones = [], decision }: MarcasDoc): string[] => [
  ...reacciones.flatMap(({ personas }) => personas),
  ...(decision ? [decision.por] : []),
];

/** As everybody sees them; nothing for what has none. */
export function marcasOf(
  { reacciones, decision }: MarcasDoc,
  personaOf: (id: string) => Persona | null,
): Marcas {
  const quien = (_id: string) => ({ _id, nombre: personaOf(_id)?.nombre ?? PERSONA_ELIMINADA });
  return {
    ...(reacciones?.length && {
      reacciones: reacciones.map(({ emoji, personas }) => ({ emoji, personas: personas.map(quien) })),
    }),
    ...(decision && { decision: { por: quien(decision.por), fecha: decision.fecha.toISOString() } }),
  };
}

/** The index of decisions, over where they were said: what is none costs nothing. */
export const decisionIndex = (where: string) =>
  [
    { [where]: 1, 'decision.fecha': -1 } as Record<string, 1 | -1>,
    { name: 'decisiones', partialFilterExpression: { 'decision.fecha': { $exists: true } } },
  ] as const;

/** Those that a query asks for, besides where they were said. */
export const decisionFilter = ({ q, desde, hasta }: Omit<DecisionesQuery, 'limite'>): object => ({
  'decision.fecha': {
    $exists: true,
    ...(desde && { $gte: new Date(desde) }),
    ...(hasta && { $lt: new Date(hasta) }),
  },
  ...(q && { $and: [{}, ...terminosOf(q).map((termino) => ({ palabras: beginsWith(termino) }))] }),
});
