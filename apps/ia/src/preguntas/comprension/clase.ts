/** Ways to ask one thing, by how people write; separated by `|` or in lines. A name stands as `{persona}`, `{cosa}`. */
export interface Frases {
  normal: string;
  corta?: string;
  ruda?: string;
  hablada?: string;
  /** Misspelt. */
  mal?: string;
  formal?: string;
  en?: string;
  fr?: string;
  de?: string;
}

/** What a question may say beside its kind. An answer that does not apply what was heard says so. */
export type Condicion =
  /** Only stories, only tasks. */
  | 'sobre'
  | 'persona'
  /** «Mis», «tengo»; who applies a person applies it, too. */
  | 'propias'
  | 'cosa'
  /** Several of them, each by its key. */
  | 'cosas'
  | 'epica'
  | 'sprint'
  | 'periodo'
  | 'estados'
  | 'abiertas'
  | 'prioridades'
  | 'clases'
  | 'masDe'
  | 'sinAsignar'
  | 'sinEstimar'
  | 'sinFecha'
  | 'sinResponsable'
  | 'sinSprint'
  | 'sinTareas'
  | 'vencidas'
  | 'etiqueta'
  | 'puntos'
  /** The oldest first. */
  | 'antiguas'
  | 'creadas'
  /** One count for each project, person or epic. */
  | 'agrupadas'
  /** Words of a subject, as «pagos» in «tareas de pagos». */
  | 'tema'
  /** What no answer of this kind speaks of. */
  | 'ajeno'
  /** «Que no sean de Marcos». */
  | 'excepto';

/** A kind of question or order, without how it is answered. */
export interface Clase {
  tipo: string;
  /** Several, by name: kinds of one answer, as of lists. */
  frases: Frases | Readonly<Record<string, Frases>>;
  admite: readonly Condicion[];
  /** It is about one such thing, and no question that names none. */
  necesita?: 'cosa' | 'epica';
  /** It can be answered to somebody who sees no project. */
  sinDatos?: true;
  /** The words are not taken for names of projects or people. */
  literal?: true;
  /** It is about a subject in anybody's words; elsewhere a word that nobody taught may be a condition that is not understood. */
  tema?: true;
  /** It prepares a change, and waits for the person to confirm it. */
  propone?: true;
}

/** The phrases of each kind of the answer; null: it has one. */
export const variantesOf = ({ frases }: Pick<Clase, 'frases'>): [string | null, Frases][] =>
  typeof frases.normal === 'string'
    ? [[null, frases as Frases]]
    : Object.entries(frases as Readonly<Record<string, Frases>>);

export const frasesOf = (dichas: string): string[] =>
  dichas
    .split(/[|\n]/)
    .map((frase) => frase.trim())
    .filter(Boolean);
