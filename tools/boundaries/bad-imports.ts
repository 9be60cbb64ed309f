/** For each rule, files that break only this rule. */
export const badImports: Record<string, Record<string, string>> = {
  'no-cycles': {
    'apps/a/src/one.ts': "import { two } from './two';\nexport const one = () => two;",
    'apps/a/src/two.ts': "import { one } from './one';\nexport const two = () => one;",
  },
  'no-folder-cycles': {
    'apps/gateway/src/one/asks.ts':
      "import type { Answer } from '../two/answer';\nexport type Asks = Answer;",
    'apps/gateway/src/two/answer.ts': 'export type Answer = string;',
    'apps/gateway/src/two/tells.ts': "import { heard } from '../one/heard';\nexport const tells = heard;",
    'apps/gateway/src/one/heard.ts': 'export const heard = 1;',
  },
  'app-not-to-app': {
    'apps/a/src/main.ts': "import '../../b/src/thing';",
    'apps/b/src/thing.ts': 'export {};',
  },
  'lib-not-to-app': {
    'libs/platform/src/index.ts': "import '../../../apps/a/src/thing';",
    'apps/a/src/thing.ts': 'export {};',
  },
  'contracts-only-zod-and-common': {
    'libs/contracts/proyectos/src/index.ts': "import '../../usuarios/src/index';",
    'libs/contracts/usuarios/src/index.ts': 'export {};',
  },
  'rules-of-contract-stand-alone': {
    'libs/contracts/sprints/src/columnas.rules.ts':
      "import { DIAS } from './sprint';\nexport const dias = DIAS;",
    'libs/contracts/sprints/src/sprint.ts': 'export const DIAS = 14;',
  },
  'platform-only-common-contracts': {
    'libs/platform/src/index.ts': "import '../../contracts/usuarios/src/index';",
    'libs/contracts/usuarios/src/index.ts': 'export {};',
  },
  'consulta-stands-alone': {
    'libs/consulta/src/index.ts': "import 'zod';",
  },
  'cliente-stands-alone': {
    'libs/cliente/src/index.ts': "import 'zod';",
  },
  'libs-only-through-index': {
    'apps/a/src/main.ts': "import '../../../libs/platform/src/outbox/relay';",
    'libs/platform/src/outbox/relay.ts': 'export {};',
  },
  'testing-only-in-tests': {
    'apps/a/src/main.ts': "import '../../../libs/testing/src/index';",
    'libs/testing/src/index.ts': 'export {};',
  },
  'product-not-to-tools': {
    'apps/a/src/main.ts': "import '../../../tools/start/ports';",
    'tools/start/ports.ts': 'export {};',
  },
  'tools-not-to-apps': {
    'tools/paquete/exportar.ts': "import '../../apps/a/src/paquete/a.part';",
    'apps/a/src/paquete/a.part.ts': 'export {};',
  },
  'part-not-for-its-service': {
    'apps/a/src/historias/restore.ts': "import '../paquete/write-things';",
    'apps/a/src/paquete/write-things.ts': 'export {};',
  },
  'embedded-mongo-not-to-product': {
    'libs/embedded-mongo/src/main.ts': "import '../../../libs/platform/src/index';",
    'libs/platform/src/index.ts': 'export {};',
  },
  'browser-without-server-code': {
    'apps/web/src/main.tsx': "import 'mongoose';",
  },
  'gateway-without-database': {
    'apps/gateway/src/main.ts': "import '../../../libs/platform/src/index';",
    'libs/platform/src/index.ts': "import 'mongoose';",
  },
  'packages-by-import': {
    'apps/a/src/docs.ts':
      "import { createRequire } from 'node:module';\nexport const load = createRequire(import.meta.url);",
  },
  'server-without-react': {
    'apps/a/src/main.ts': "import 'react';",
  },
  'controller-not-to-repository': {
    'apps/a/src/historias.controller.ts': "import './historias.repository';",
    'apps/a/src/historias.repository.ts': 'export {};',
  },
  'model-only-from-repository': {
    'apps/a/src/historias.service.ts': "import './historia.model';",
    'apps/a/src/historia.model.ts': 'export {};',
  },
  'repository-not-to-service': {
    'apps/a/src/historias.repository.ts': "import './historias.service';",
    'apps/a/src/historias.service.ts': 'export {};',
  },
  'service-not-to-controller': {
    'apps/a/src/historias.service.ts': "import './historias.controller';",
    'apps/a/src/historias.controller.ts': 'export {};',
  },
  'rules-are-pure': {
    'apps/a/src/historia.rules.ts': "import '@nestjs/common';",
  },
  'feature-not-to-feature': {
    'apps/web/src/features/tablero/page.ts': "import '../backlog/list';",
    'apps/web/src/features/backlog/list.ts': 'export {};',
  },
  'browser-only-types-of-contracts': {
    'apps/web/src/shared/dias.ts':
      "import { DIAS } from '../../../../libs/contracts/sprints/src/index';\nexport const dias = DIAS;",
    'libs/contracts/sprints/src/index.ts': 'export const DIAS = 14;',
  },
  'web-shared-not-to-feature': {
    'apps/web/src/shared/http/http.ts': "import '../../features/backlog/list';",
    'apps/web/src/features/backlog/list.ts': 'export {};',
  },
};
