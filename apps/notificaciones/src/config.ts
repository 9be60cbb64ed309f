import { readConfig } from '@pmp/platform';
import { notificacionesEnvSchema } from './env';

export const config = readConfig(notificacionesEnvSchema);
