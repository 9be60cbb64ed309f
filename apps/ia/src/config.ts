import { readConfig } from '@pmp/platform';
import { iaEnvSchema } from './env';

export const config = readConfig(iaEnvSchema);
