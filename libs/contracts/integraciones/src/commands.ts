import { defineCommand } from '@pmp/contracts/common';
import { z } from 'zod';

/** As the standard advises, and more than any program needs to say who it is. */
export const MAX_DOCUMENTO_BYTES = 5_120;

/**
 * `usuarios` asks this where a program says by an address who it is (OAuth Client ID Metadata Document): what is there.
 * null: nothing that can be read, or it is no public address.
 */
export const leerDocumentoDeCliente = defineCommand(
  'integraciones',
  'leer-documento-de-cliente',
  z.object({ url: z.url({ protocol: /^https$/ }).max(2_000) }),
  z.object({ documento: z.string().nullable() }),
);
