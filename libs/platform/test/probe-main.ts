import { bootstrap, readConfig, serviceEnvSchema } from '../src/index';
import { probeModule } from './probe-service';

await bootstrap(probeModule(), readConfig(serviceEnvSchema));
