import { z } from 'zod';
import { OBJECT_STORE_ADDRESS } from './bytes/object-store';

const cuotaSchema = (defaultMb: number) => z.coerce.number().int().min(0).default(defaultMb);

const quotaEnvShape = {
  CUOTA_PERSONA_MB: cuotaSchema(5_000).describe(
    'Megas que pueden ocupar aquí los archivos de una persona, también los que aún no ha adjuntado, y lo que ha importado; 0: sin cuota.',
  ),
  CUOTA_INSTALACION_MB: cuotaSchema(100_000).describe('Lo mismo, los de todas juntas.'),
};

export interface StorageLimits {
  CUOTA_PERSONA_MB: number;
  CUOTA_INSTALACION_MB: number;
}

/** Variables of a service that stores files. */
export const storageEnvShape = {
  ...quotaEnvShape,
  ARCHIVOS_S3: z
    .string()
    .regex(OBJECT_STORE_ADDRESS, 'debe ser como s3://cubo/carpeta/')
    .optional()
    .describe(
      'Almacén de objetos en el que se guardan los archivos, en vez de en la base; los que ya hay se llevan.',
    ),
  S3_PUNTO: z
    .url('debe ser una dirección, como https://s3.ejemplo.es')
    .optional()
    .describe('Dirección del almacén, si no es el de Amazon.'),
  AWS_REGION: z.string().optional().describe('Región del almacén; sin ella, us-east-1.'),
  AWS_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Quién pide al almacén; sin ella, el papel de la máquina.'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('Su clave.'),
};

export interface StorageConfig extends StorageLimits {
  ARCHIVOS_S3?: string | undefined;
  S3_PUNTO?: string | undefined;
  AWS_REGION?: string | undefined;
}
