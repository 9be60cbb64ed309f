import type { Provider } from '@nestjs/common';
import type { StorageConfig } from '../storage-env';
import { limitsStorage } from '../storage-quota';
import { FileStore } from './file-store';
import { FilesMover } from './files-mover';
import { ObjectStore } from './object-store';
import { OBJECT_STORE } from './object-store.token';

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
