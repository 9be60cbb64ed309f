export { assertAllowed } from './auth/assert-allowed';
export { Authenticator } from './auth/authenticator';
export { CallerCache } from './auth/caller-cache';
export type { Caller } from './auth/caller';
export { CurrentCaller, CurrentSession } from './auth/current-caller';
export { decide, type Derecho } from './auth/decide';
export { Directory, type DirectoryRecord } from './auth/directory';
export { Requires } from './auth/requires';
export { TokenSigner } from './auth/token-signer';
export { Calendario } from './dias/calendario';
export { fechaOfDia, isWithoutHour, textOfDia, type Dia } from './dias/dia';
export { isZona } from './dias/zona';
export { DomainError } from './errors/domain-error';
export { errorBody } from './errors/error-body';
export { toDomainError } from './errors/to-domain-error';
export { checkedUpload } from './files/checked-upload';
export { kindOfFile, kindOfHead } from './files/file-kind.rules';
export { cleanFileName, contentDisposition } from './files/file-name.rules';
export { formError, readsForms } from './files/multipart';
export type { Migracion } from './migraciones/migracion';
export { assertVersion } from './mongo/assert-version';
export type { Write } from './mongo/bulk-write';
export { CopyChanges } from './mongo/copy-changes';
export { duplicateKeyOf, isDuplicateKey } from './mongo/duplicate-key';
export { bootstrap, configureService, createService, NEST_OPTIONS } from './service/bootstrap';
export { Broker } from './service/broker';
export { demanding, MAIL_DEMANDS, mailEnvShape } from './service/mail-env';
export { openMailTransport } from './service/mail-transport';
export { readConfig, serviceEnvSchema } from './service/config';
export {
  correlationIdFrom,
  currentActor,
  currentCorrelationId,
  withCorrelation,
} from './service/correlation';
export { BODY_LIMIT_BYTES, createAdapter } from './service/fastify';
export { handlersOf } from './service/handlers';
export { HttpMetrics } from './service/http-metrics';
export { LOGGER } from './service/logger';
export { MetricsRegistry } from './service/metrics-registry';
export { PageWalk } from './service/page-walk';
export { PlatformModule } from './service/platform.module';
export { derechoOf, Replies, replyOf, type DeclaredReply } from './service/replies';
export { escapeHtml } from './texts/escape-html';
export { extractoOf, mencionadas, mencionesIn } from './texts/menciones';
export { extractoOfPalabras, palabrasOf, patternOf, terminosOf } from './texts/palabras';
export { searchPattern } from './texts/search-pattern';
export { toBuscable } from './texts/to-buscable';
export { inSpan, tracing } from './tracing/tracing';
export { CommandClient } from './commands/command-client';
export { OnCommand, type CommandHandler } from './commands/on-command';
export { copiaDe, copiasDeIdentidad, copyToken, InjectCopy } from './events/copia-de';
export { detalleOf } from './events/detalle-of';
export { FactJournal, type FactBatch, type FactSink, type JournalFact } from './events/fact-journal';
export { type FactPosition } from './events/fact-pages';
export { LocalCopy, type Copied } from './events/local-copy';
export { OnFact, type FactHandler, type FactOf } from './events/on-fact';
export type { Tx, Writing } from './events/tx';
export { UnitOfWork } from './mongo/unit-of-work';
