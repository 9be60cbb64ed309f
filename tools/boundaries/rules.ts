import type {
  IForbiddenRuleType,
  IReachabilityForbiddenRuleType,
  IRegularForbiddenRuleType,
} from 'dependency-cruiser';

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType & { name: string } => ({ name, comment, severity: 'error', from, to });

/** About the imports of a folder's files taken together, those of tests apart: tests may know everybody. */
const folderRule = (
  name: string,
  comment: string,
  from: { path?: string },
  to: { circular: true },
): IForbiddenRuleType & { name: string } => ({ name, comment, severity: 'error', scope: 'folder', from, to });

/** About everything that a file brings along, its own imports and theirs. */
const reachRule = (
  name: string,
  comment: string,
  from: IReachabilityForbiddenRuleType['from'],
  path: string,
): IForbiddenRuleType & { name: string } => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path, reachable: true },
});

export const TEST_FILE = '(\\.spec\\.tsx?$|/test/)';
/** Draws whole screens for the tests of features, so it knows app/, which knows every feature. */
export const WEB_TESTING = '^apps/web/src/shared/testing/';
/** A type may be imported where its module may not: it no longer exists when the program runs. */
const AT_RUN_TIME = { dependencyTypesNot: ['type-only' as const] };
/** What the product decides alike in the browser and in a service. */
const RULES_OF_CONTRACT = '^libs/contracts/[^/]+/src/[^/]+\\.rules\\.ts$';
/** Of these the browser gets addresses only: see apps/web/build/route-addresses.ts. */
const ROUTES_OF_CONTRACT = '^libs/contracts/[^/]+/src/rutas\\.ts$';
/** It requires files of the driver that mongoose brings. */
const REQUIRES_DRIVER = '^libs/platform/src/mongo/driver-repair\\.ts$';
const NODE_APPS = '^apps/(?!web/)';

/** Who may import whom. Each rule has an import in bad-imports.ts that it must reject. */
export const rules = [
  rule(
    'no-cycles',
    'Files that import each other can only be understood and changed together.',
    {},
    { circular: true },
  ),
  folderRule(
    'no-folder-cycles',
    'Rooms that need each other are one room: what both need belongs below them.',
    { path: '^(apps|libs|tools)/' },
    { circular: true },
  ),
  rule(
    'app-not-to-app',
    'Services talk through contracts and events, never by importing each other.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule(
    'lib-not-to-app',
    'A library must not depend on the apps that use it.',
    { path: '^libs/' },
    { path: '^apps/' },
  ),
  rule(
    'contracts-only-zod-and-common',
    'A contract is data: it must not pull in a framework or another domain.',
    { path: '^libs/contracts/([^/]+)/', pathNot: TEST_FILE },
    { pathNot: ['^libs/contracts/($1|common)/', '(^|/)node_modules/zod/', '^zod$'] },
  ),
  rule(
    'rules-of-contract-stand-alone',
    'A rule that the browser follows too brings nothing else with it: no schema, and no zod.',
    { path: RULES_OF_CONTRACT },
    { pathNot: RULES_OF_CONTRACT, ...AT_RUN_TIME },
  ),
  rule(
    'platform-only-common-contracts',
    'The platform depends on no business domain: apps pass it what it needs.',
    { path: '^libs/platform/', pathNot: TEST_FILE },
    { path: '^(libs|tools)/', pathNot: '^libs/(platform|contracts/common)/' },
  ),
  rule(
    'consulta-stands-alone',
    'The language of queries runs in the browser and in the services: it needs nothing but itself.',
    { path: '^libs/consulta/src/', pathNot: TEST_FILE },
    { pathNot: '^libs/consulta/src/' },
  ),
  rule(
    'cliente-stands-alone',
    'The client of the API is for whoever programs against it from outside: it knows nothing of what is behind it.',
    { path: '^libs/cliente/src/', pathNot: TEST_FILE },
    { pathNot: ['^libs/cliente/src/', '(^|/)node_modules/openapi-fetch/', '^openapi-fetch$'] },
  ),
  rule(
    'libs-only-through-index',
    'A library is imported only through its index.ts, the platform also through edge.ts.',
    { path: '^(apps|tools)/' },
    {
      path: '^libs/.+/src/',
      pathNot: [
        '^libs/(contracts/[^/]+|cliente|consulta|paquete|platform|testing)/src/index\\.ts$',
        '^libs/platform/src/edge\\.ts$',
        // Services and backups read a database at one instant.
        '^libs/platform/src/mongo/open-snapshot\\.ts$',
        // What a service does for a package of a project; its index is for whoever has a package.
        '^libs/paquete/src/servicio\\.ts$',
        // What starts it, and what a test asks of its queries.
        '^libs/embedded-mongo/src/(server|query/compile-query)\\.ts$',
        RULES_OF_CONTRACT,
        ROUTES_OF_CONTRACT,
        // Examples of what is told outside: of no use but to who describes it.
        '^libs/contracts/[^/]+/src/muestras\\.ts$',
        // Before anything else of its contracts, so that a test sees where one more field goes.
        '^libs/contracts/[^/]+/src/campo-de-prueba\\.ts$',
      ],
    },
  ),
  rule(
    'testing-only-in-tests',
    'Test helpers must not ship.',
    { path: '^(apps|libs/(consulta|contracts|platform))/', pathNot: TEST_FILE },
    { path: '^libs/testing/' },
  ),
  rule(
    'product-not-to-tools',
    'What ships must not depend on how it is built or started, nor on which database is behind MONGODB_URI.',
    { path: '^(apps|libs)/', pathNot: ['^libs/(embedded-mongo|testing)/', TEST_FILE] },
    { path: '^(tools|libs/embedded-mongo)/' },
  ),
  rule(
    'tools-not-to-apps',
    'A command asks a service, by its API or on the bus, for what it needs.',
    { path: '^tools/', pathNot: TEST_FILE },
    { path: '^apps/' },
  ),
  rule(
    'part-not-for-its-service',
    'A part writes past the rules of its service: nothing but the packing of projects may reach it.',
    { path: '^apps/([^/]+)/src/(?!paquete/)', pathNot: [TEST_FILE, '/app\\.module\\.ts$'] },
    { path: '^apps/$1/src/paquete/' },
  ),
  rule(
    'embedded-mongo-not-to-product',
    'It is a separate server behind MONGODB_URI and shares no code with the product.',
    { path: '^libs/embedded-mongo/' },
    { path: '^(apps|tools|libs/(?!embedded-mongo/))' },
  ),
  rule(
    'browser-without-server-code',
    'The web must not ship server frameworks.',
    { path: '^apps/web/' },
    {
      path: [
        '(^|/)(node_modules/)?(@nestjs|mongoose|@nats-io|fastify|bson)(/|$)',
        '^libs/(platform|testing)/',
      ],
    },
  ),
  rule(
    'browser-only-types-of-contracts',
    'A value of a contract brings zod and every schema beside it: 29 kB of one constant.',
    { path: '^apps/web/src/', pathNot: [TEST_FILE, WEB_TESTING] },
    { path: '^libs/contracts/', pathNot: [RULES_OF_CONTRACT, ROUTES_OF_CONTRACT], ...AT_RUN_TIME },
  ),
  reachRule(
    'gateway-without-database',
    'The gateway has no database: of the platform it takes what edge.ts exports, which brings no driver along.',
    { path: '^apps/gateway/src/main\\.ts$' },
    `(^|/)(node_modules/)?mongoose(/|$)|${REQUIRES_DRIVER}`,
  ),
  rule(
    'packages-by-import',
    'What is required at run time is in no list of imports, and so missing in an image: import something of it.',
    {
      path: '^(apps|libs)/',
      pathNot: [
        REQUIRES_DRIVER,
        '^libs/platform/src/service/start-tracing\\.ts$',
        '^libs/testing/',
        TEST_FILE,
      ],
    },
    { path: '^(node:)?module$' },
  ),
  rule(
    'server-without-react',
    'Servers must not ship the web interface.',
    { path: [NODE_APPS, '^libs/'] },
    { path: '(^|/)(node_modules/)?(react|react-dom|react-router|@base-ui)(/|$)' },
  ),
  rule(
    'controller-not-to-repository',
    'A controller only declares routes and delegates to its service.',
    { path: '\\.controller\\.ts$' },
    { path: '\\.(repository|model)\\.ts$' },
  ),
  rule(
    'model-only-from-repository',
    'Only the repository knows how a thing is stored.',
    { path: NODE_APPS, pathNot: ['\\.(repository|module|mapper|model)\\.ts$', TEST_FILE] },
    { path: '\\.model\\.ts$', ...AT_RUN_TIME },
  ),
  rule(
    'repository-not-to-service',
    'Storage must not depend on use cases.',
    { path: '\\.repository\\.ts$' },
    { path: '\\.(service|controller)\\.ts$' },
  ),
  rule(
    'service-not-to-controller',
    'A use case must not depend on its transport.',
    { path: '\\.service\\.ts$' },
    { path: '\\.controller\\.ts$' },
  ),
  rule(
    'rules-are-pure',
    'Decisions must be testable without a framework, database or broker.',
    { path: '\\.rules\\.ts$' },
    {
      path: [
        '\\.(service|repository|controller)\\.ts$',
        '(^|/)(node_modules/)?(@nestjs|mongoose|@nats-io)(/|$)',
      ],
      ...AT_RUN_TIME,
    },
  ),
  rule(
    'feature-not-to-feature',
    'Web features may import shared but not each other; app/ composes them.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  ),
  rule(
    'web-shared-not-to-feature',
    'Shared code must not depend on the features that use it.',
    { path: '^apps/web/src/shared/', pathNot: WEB_TESTING },
    { path: '^apps/web/src/(features|app)/' },
  ),
];
