import { erroresProyectos } from '@pmp/contracts/proyectos';
import type { ErrorSpec } from '@pmp/contracts/common';

/** The days from which to which something is worked on; absent in what was made before there were any. */
export interface PlazoDoc {
  inicio?: Date | null;
  fin?: Date | null;
}

/** Of a kind that has them: how they are stored, and what they are without being sent. */
export const plazoFields = { inicio: Date, fin: Date };

export const flawOfPlazo = ({ inicio, fin }: PlazoDoc): ErrorSpec | null =>
  inicio && fin && fin < inicio ? erroresProyectos.plazoAlReves : null;

/** As the API shows them. */
export const toPlazo = ({ inicio, fin }: PlazoDoc) => ({
  inicio: inicio?.toISOString() ?? null,
  fin: fin?.toISOString() ?? null,
});
