import { diaOpcionalSchema, erroresComunes, textOf } from '@pmp/contracts/common';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(2199, 11, 31);

/**
 * The day on which something begins or ends: the same for everybody, so that it has no hour. The years are those that a
 * timeline can still be drawn for.
 */
export const diaDePlazoSchema = diaOpcionalSchema.refine(
  (dia) => dia === null || (dia.getTime() % DAY_MS === 0 && dia.getTime() >= FIRST && dia.getTime() <= LAST),
  textOf(erroresComunes.fechaNoValida),
);

/** As they are written. */
export const plazoNuevoShape = { inicio: diaDePlazoSchema.optional(), fin: diaDePlazoSchema.optional() };
