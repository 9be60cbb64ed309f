import { bootstrap } from '@pmp/platform';
import { AppModule } from './app.module';
import { config } from './config';
import { MOTOR } from './motor';

await bootstrap(AppModule, config);
await MOTOR.prepare();
