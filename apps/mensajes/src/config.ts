import { readConfig } from '@pmp/platform';
import { mensajesEnvSchema } from './env';

export const config = readConfig(mensajesEnvSchema);
