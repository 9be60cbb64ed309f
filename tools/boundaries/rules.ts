import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType & { name: string } => ({ name, comment, severity: 'error', from, to });

const TEST_FILE = '(\\.spec\\.tsx?$|/test/)';
/** The shape of a thing may be known where its storage may not: a type is gone when the program runs. */
const AT_RUN_TIME = { dependencyTypesNot: ['type-only' as const] };
const NODE_APPS = '^apps/(?!web/)';

/** Who may import whom. Every rule here has one bad import in bad-imports.ts that it must refuse. */
export const rules = [
  rule(
    'no-cycles',
    'A cycle has no first file to read.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'app-not-to-app',
    'Services meet in contracts and events, never in code.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule('lib-not-to-app', 'A library knows nobody who uses it.', { path: '^libs/' }, { path: '^apps/' }),
  rule(
    'contracts-only-zod-and-common',
    'A contract is data: it pulls neither frameworks nor another domain with it.',
    { path: '^libs/contracts/([^/]+)/', pathNot: TEST_FILE },
    { pathNot: ['^libs/contracts/($1|common)/', '(^|/)node_modules/zod/', '^zod$'] },
  ),
  rule(
    'platform-only-common-contracts',
    'The machinery knows no business domain: what it needs of one is handed to it.',
    { path: '^libs/platform/', pathNot: TEST_FILE },
    { path: '^(libs|tools)/', pathNot: '^libs/(platform|contracts/common)/' },
  ),
  rule(
    'libs-by-their-door',
    'A library is entered through its index.ts.',
    { path: '^(apps|tools)/' },
    { path: '^libs/.+/src/', pathNot: '^libs/(contracts/[^/]+|platform|testing)/src/index\\.ts$' },
  ),
  rule(
    'testing-only-in-tests',
    'Test machinery never ships.',
    { path: '^(apps|libs/(contracts|platform))/', pathNot: TEST_FILE },
    { path: '^libs/testing/' },
  ),
  rule(
    'products-not-to-tools',
    'What ships does not know how it is built or started.',
    { path: '^(apps|libs)/', pathNot: ['^libs/testing/', TEST_FILE] },
    { path: '^tools/' },
  ),
  rule(
    'embedded-mongo-stands-alone',
    'It is a tool behind MONGODB_URI, known to nobody and knowing nobody.',
    { path: '^tools/embedded-mongo/' },
    { path: '^(apps|libs)/' },
  ),
  rule(
    'browser-without-server-code',
    'runtime:browser ships no server framework.',
    { path: '^apps/web/' },
    {
      path: [
        '(^|/)(node_modules/)?(@nestjs|mongoose|@nats-io|fastify|bson)(/|$)',
        '^libs/(platform|testing)/',
      ],
    },
  ),
  rule(
    'server-without-react',
    'runtime:node ships no interface.',
    { path: [NODE_APPS, '^libs/'] },
    { path: '(^|/)(node_modules/)?(react|react-dom|react-router|@base-ui)(/|$)' },
  ),
  rule(
    'controller-not-to-repository',
    'A controller declares and delegates to its service.',
    { path: '\\.controller\\.ts$' },
    { path: '\\.(repository|model)\\.ts$' },
  ),
  rule(
    'model-only-from-repository',
    'One file knows how a thing is stored.',
    { path: NODE_APPS, pathNot: ['\\.(repository|module|mapper|model)\\.ts$', TEST_FILE] },
    { path: '\\.model\\.ts$', ...AT_RUN_TIME },
  ),
  rule(
    'repository-points-nowhere-back',
    'Storage does not know use cases.',
    { path: '\\.repository\\.ts$' },
    { path: '\\.(service|controller)\\.ts$' },
  ),
  rule(
    'service-not-to-controller',
    'A use case does not know its transport.',
    { path: '\\.service\\.ts$' },
    { path: '\\.controller\\.ts$' },
  ),
  rule(
    'rules-are-pure',
    'A decision needs no framework, database or broker to be tried.',
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
    'features-do-not-meet',
    'Web features see shared, never each other; app/ composes them.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  ),
  rule(
    'web-shared-knows-no-feature',
    'What is shared knows nobody who uses it.',
    { path: '^apps/web/src/shared/', pathNot: '^apps/web/src/shared/testing/' },
    { path: '^apps/web/src/(features|app)/' },
  ),
];
