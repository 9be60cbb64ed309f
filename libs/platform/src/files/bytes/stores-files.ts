import type { Provider } from '@nestjs/common';
import { z } from 'zod';
import { limitsStorage, quotaEnvShape, type StorageLimits } from '../storage-quota';
import { FileStore } from './file-store';
import { FilesMover } from './files-mover';
import { OBJECT_STORE_ADDRESS, ObjectStore } from './object-store';
import { OBJECT_STORE } from './object-store.token';

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

/** Provides FileStore and StorageQuota; the stored files must have `metadata.subidoPor`. */
export const storesFiles = (config: StorageConfig): Provider[] => {
  const { ARCHIVOS_S3: address, S3_PUNTO: endpoint, AWS_REGION: region } = config;
  return [
    ...limitsStorage(config),
    {
      provide: OBJECT_STORE,
      useFactory: () => (address ? ObjectStore.open({ address, endpoint, region }) : null),
    },
    FileStore,
    FilesMover,
  ];
};
