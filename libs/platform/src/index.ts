export { AskBeforeRefusing } from './auth/rights/ask-before-refusing';
export { assertReach, cutOf } from './auth/rights/alcance';
export { assertAllowed } from './auth/rights/assert-allowed';
export { Authenticator } from './auth/authenticator';
export { CallerCache } from './auth/caller-cache';
export { CallerRenewal } from './auth/caller-renewal';
export type { Caller } from './auth/caller';
export { CurrentCaller, CurrentSession, type AuthenticatedRequest } from './auth/current-caller';
export { decide } from './auth/rights/decide';
export type { Derecho } from './auth/rights/derecho';
export { ProjectAccess } from './auth/rights/project-access';
export { Directory, type DirectoryRecord } from './auth/directory';
export { PassesOn } from './auth/rights/passes-on';
export { Proposable, PROPOSABLE_METADATA, type ProposableRoute } from './auth/rights/proposable';
export { Requires } from './auth/rights/requires';
export { SigningKeys } from './auth/tokens/signing-key';
export { TokenSigner } from './auth/tokens/token-signer';
export { Calendario } from './dias/calendario';
export { fechaOfDia, isWithoutHour, textOfDia, type Dia } from './dias/dia';
export { isZona } from './dias/zona';
export { DomainError, sentenceIn } from './errors/domain-error';
export { errorBody } from './errors/error-body';
export { toDomainError } from './errors/to-domain-error';
export { checkedUpload, type UploadLimits } from './files/checked-upload';
export { kindOfFile, kindOfHead } from './files/file-kind.rules';
export { cleanFileName, contentDisposition } from './files/file-name.rules';
export { formError, readsForms } from './files/multipart';
export type { Migracion } from './migraciones/migracion';
export { assertVersion } from './mongo/assert-version';
export { CopyChanges } from './mongo/copy-changes';
export { GatheringByKey } from './mongo/gathering';
export { duplicateKeyOf, isDuplicateKey } from './errors/duplicate-key';
export { bootstrap, configureService, createService, NEST_OPTIONS, initService } from './service/bootstrap';
export { Broker } from './broker/broker';
export { Feeds } from './broker/feeds';
export { demanding, MAIL_DEMANDS, mailEnvShape } from './mail/mail-env';
export { openMailTransport } from './mail/mail-transport';
export { readConfig, edgeEnvSchema, serviceEnvSchema } from './config/config';
export {
  correlationIdFrom,
  currentActor,
  currentCorrelationId,
  asProposed,
  currentProponent,
  currentToken,
  withCorrelation,
} from './telemetry/correlation';
export { CompressedReplies } from './http/compressed-replies';
export { ListReplyInterceptor } from './http/list-reply.interceptor';
export { BODY_LIMIT_BYTES, createAdapter } from './http/fastify';
export { RawBody } from './http/raw-body';
export { handlersOf } from './api/handlers';
export { HttpMetrics } from './http/http-metrics';
export { LOGGER, REQUEST_LOGGER } from './telemetry/logger';
export { limitsStorage, StorageQuota, storageEnvShape } from './files/storage-quota';
export { RelayLease } from './outbox/relay-lease';
export { SharedLimit, type LimitOptions } from './limits/shared-limit';
export { MetricsRegistry } from './telemetry/metrics-registry';
export { PageWalk } from './service/page-walk';
export { GATEWAY_HEADER, mayReadMetrics } from './http/service-door';
export { PlatformModule } from './service/platform.module';
export { derechoOf, Replies, replyOf, type DeclaredReply } from './api/replies';
export { escapeHtml } from './texts/escape-html';
export { extractoOf, mencionadas, mencionesIn } from './texts/menciones';
export { extractoOfPalabras, palabrasOf, patternOf, terminosOf } from './texts/palabras';
export { searchPattern } from './texts/search-pattern';
export { toBuscable } from './texts/to-buscable';
export { inSpan, tracing } from './tracing/tracing';
export { validationError } from './validation/validation.pipe';
export { CommandClient } from './commands/command-client';
export type { CommandHandler } from './commands/command-handler';
export { CLOCK_SKEW_MS } from './bus/clock-skew';
export { copiaDe, copiasDeIdentidad, copyToken, InjectCopy } from './copies/copia-de';
export { detalleOf } from './facts/detalle-of';
export { FactJournal, type FactBatch, type FactSink, type JournalFact } from './journal/fact-journal';
export { type FactPosition } from './journal/fact-pages';
export { newerEstados } from './copies/newer-estados';
export { LocalCopy, type Copied } from './copies/local-copy';
export { FactContext, type FactHandler, type FactOf } from './facts/fact-handler';
export type { Tx, Writing } from './transactions/tx';
export { UnitOfWork } from './transactions/unit-of-work';
export { borrarPersona, datosDePersona, type ErasedPerson } from './personas/commands';
export { ErasePerson } from './personas/erase-person';
export { PersonData, type PersonPage } from './personas/person-data';
export { porId } from './personas/personal-data';
export { StreamTraces } from './personas/stream-traces';
export { tracesIn } from './personas/trace.rules';
export { commandPattern, factPattern } from './transport/patterns';
