import { readConfig } from '@pmp/platform';
import { gatewayEnvSchema } from './env';

export const config = readConfig(gatewayEnvSchema);
