import { serviceEnvSchema, storageEnvShape } from '@pmp/platform';

export const mensajesEnvSchema = serviceEnvSchema.extend(storageEnvShape);
