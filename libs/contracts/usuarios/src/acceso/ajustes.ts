import { idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';

/** Of whom the installation demands a second factor, besides the teams that demand it. */
export const EXIGENCIAS = ['nadie', 'administradores', 'todos'] as const;
const exigenciaSchema = z.enum(EXIGENCIAS, { error: textOf(erroresUsuarios.exigenciaNoValida) });
export type Exigencia = z.infer<typeof exigenciaSchema>;

/** Who lets somebody new in: those who administer the installation, or those who administer a team, into it, too. */
export const INVITAN = ['administradores', 'equipos'] as const;
const MAX_EQUIPOS = 200;

export const ajustesAccesoSchema = z.object({
  segundoFactor: exigenciaSchema.meta({ description: 'A quién se le exige un segundo factor' }),
  equiposConFactor: z
    .array(idSchema)
    .max(MAX_EQUIPOS)
    .meta({ description: 'Equipos a cuyos miembros se les exige, aunque no a los demás' }),
  invitan: z
    .enum(INVITAN, { error: textOf(erroresUsuarios.quienInvitaNoValido) })
    .meta({ description: 'Quién puede invitar a personas nuevas' }),
});
export type AjustesAcceso = z.infer<typeof ajustesAccesoSchema>;

export const ajustesAccesoUpdateSchema = ajustesAccesoSchema.partial();
export type AjustesAccesoUpdate = z.infer<typeof ajustesAccesoUpdateSchema>;

export const ajustesAccesoReplySchema = replySchema({ ajustes: ajustesAccesoSchema });
