import { readConfig } from '@pmp/platform';
import { usuariosEnvSchema } from './env';

export const config = readConfig(usuariosEnvSchema);
