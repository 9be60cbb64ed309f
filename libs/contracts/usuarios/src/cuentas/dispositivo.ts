import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** null: the browser did not say, or its answer is not recognized. */
export const dispositivoSchema = z.object({
  navegador: z.string().nullable(),
  sistema: z.string().nullable().meta({ description: 'El sistema operativo; null: no se sabe' }),
  movil: z.boolean(),
});
export type Dispositivo = z.infer<typeof dispositivoSchema>;

/** What an address says by itself of where it is: the server's own machine, a private network, or anywhere else. */
export const REDES = ['equipo', 'local', 'internet'] as const;

export const lugarSchema = z
  .object({
    direccion: z
      .string()
      .meta({ description: 'La dirección; de una IPv6, la red de 64 bits (`2001:db8:1:2::/64`)' }),
    red: z.enum(REDES).meta({ description: 'La propia máquina del servidor, una red privada u otra' }),
  })
  .meta({ description: 'Desde dónde' });
export type Lugar = z.infer<typeof lugarSchema>;

/** A device that is not asked for the second factor. `usado`: null until it has been spared it once. */
export const dispositivoRecordadoSchema = z.object({
  _id: idSchema,
  dispositivo: dispositivoSchema.meta({ description: 'El navegador en el que se recordó' }),
  desde: fechaSchema.meta({ description: 'Cuándo se recordó' }),
  usado: fechaSchema.nullable().meta({ description: 'Cuándo se entró así por última vez; null: nunca' }),
  expira: fechaSchema.meta({ description: 'Cuándo deja de recordarse' }),
});
export type DispositivoRecordado = z.infer<typeof dispositivoRecordadoSchema>;
