import { bootstrap } from '@pmp/platform/edge';
import { AppModule } from './app.module';
import { config } from './config';

await bootstrap(AppModule, config);
