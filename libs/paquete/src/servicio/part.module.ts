import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import type { Kind } from '../lines/lines';
import type { Part } from './part';
import { PartController } from './part.controller';
import { PART } from './part.token';
import { ServicePart } from './service-part';

/** What a service has of a project. `imports`: where its files are. */
@Module({})
export class PartModule {
  /** For `proyectos` to ask for. */
  static asked<K extends Kind>(part: Part<K>, imports: ModuleMetadata['imports'] = []): DynamicModule {
    return { ...PartModule.of(part), imports, controllers: [PartController] };
  }

  static of<K extends Kind>(part: Part<K>): DynamicModule {
    return {
      module: PartModule,
      providers: [{ provide: PART, useValue: part }, ServicePart],
      exports: [ServicePart],
    };
  }
}
