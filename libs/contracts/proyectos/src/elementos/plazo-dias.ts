import { diaOpcionalSchema, erroresComunes, textOf } from '@pmp/contracts/common';

const DAY_MS = 86_400_000;

/** The day on which something begins or ends: the same for everybody, so that it has no hour. */
export const diaDePlazoSchema = diaOpcionalSchema.refine(
  (dia) => dia === null || dia.getTime() % DAY_MS === 0,
  textOf(erroresComunes.fechaNoValida),
);

/** As they are written. */
export const plazoNuevoShape = { inicio: diaDePlazoSchema.optional(), fin: diaDePlazoSchema.optional() };
