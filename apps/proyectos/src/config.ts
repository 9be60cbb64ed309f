import { readConfig } from '@pmp/platform';
import { proyectosEnvSchema } from './env';

export const config = readConfig(proyectosEnvSchema);
