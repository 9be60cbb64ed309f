import { readConfig } from '@pmp/platform';
import { integracionesEnvSchema } from './env';

export const config = readConfig(integracionesEnvSchema);
