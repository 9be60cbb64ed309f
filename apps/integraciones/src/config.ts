import { readConfig, serviceEnvSchema } from '@pmp/platform';

export const config = readConfig(serviceEnvSchema);
