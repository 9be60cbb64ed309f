import { bootstrap } from '@pmp/platform';
import { AppModule } from './app.module';
import { config } from './config';

await bootstrap(AppModule, config);
