import { z } from 'zod';
import { linesOfMensajes } from './of-mensajes';
import { linesOfProyectos } from './of-proyectos';
import { linesOfSprints } from './of-sprints';

/** Messages that the contracts leave to zod are in Spanish too. */
z.config(z.locales.es());

const { externos, ...ofProyecto } = linesOfProyectos;

/**
 * One schema per kind of line. Nothing in a line depends on the installation, the machine or the time of the export.
 */
export const lineSchemas = { ...ofProyecto, ...linesOfSprints, ...linesOfMensajes, externos };

export type Kind = keyof typeof lineSchemas;
export type Line<K extends Kind> = z.infer<(typeof lineSchemas)[K]>;
export type AnyLine = { [K in Kind]: Line<K> }[Kind];

/** In the order in which a package contains them. */
export const KINDS = Object.keys(lineSchemas) as Kind[];

/** Kinds that older packages did not have. Without any such lines, a package stays the same as before. */
export const LATER_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'etiquetas',
  'plantillas',
  'vistas',
  'enlaces',
  'comentarios',
  'definiciones',
  'cumplidos',
  'externos',
]);

/** What a person or a team may have without the project: that it is here does not make the project present. */
export const KINDS_OF_OTHERS: ReadonlySet<Kind> = new Set<Kind>(['vistas', 'definiciones']);

const kindsOf = <K extends Kind>(lines: Record<K, unknown>): readonly K[] => Object.keys(lines) as K[];

/** Whose service keeps them. */
export const KINDS_OF = {
  proyectos: kindsOf(linesOfProyectos),
  sprints: kindsOf(linesOfSprints),
  mensajes: kindsOf(linesOfMensajes),
};

export type Owner = keyof typeof KINDS_OF;
