import { readConfig } from '@pmp/platform/edge';
import { gatewayEnvSchema } from './env';

export const config = readConfig(gatewayEnvSchema);
