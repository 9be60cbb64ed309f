export * from './edge';
export { AskBeforeRefusing } from './auth/rights/ask-before-refusing';
export { assertAllowed } from './auth/rights/assert-allowed';
export { Authenticator } from './auth/authenticator';
export { CallerCache } from './auth/caller-cache';
export { CallerRenewal } from './auth/caller-renewal';
export type { Caller } from './auth/caller';
export { isRecent } from './auth/rights/recent';
export {
  CurrentCaller,
  CurrentProof,
  CurrentSession,
  type AuthenticatedRequest,
} from './auth/current-caller';
export { decide } from './auth/rights/decide';
export type { Derecho, Recurso } from './auth/rights/derecho';
export { NOWHERE, ProjectAccess } from './auth/rights/project-access';
export { Directory, type DirectoryRecord } from './auth/directory';
export { PLATFORM_OPTIONS, type PlatformOptions } from './config/platform-options';
export { PassesOn } from './auth/rights/passes-on';
export { Proposable, PROPOSABLE_METADATA, type ProposableRoute } from './auth/rights/proposable';
export { Requires } from './auth/rights/requires';
export { SigningKeys } from './auth/tokens/signing-key';
export { TokenSigner } from './auth/tokens/token-signer';
export { Calendario } from './dias/calendario';
export { fechaOfDia, isWithoutHour, textOfDia, type Dia } from './dias/dia';
export { isZona } from './dias/zona';
export { ownPart } from './errors/no-disponible';
export { checkedUpload, type UploadLimits } from './files/checked-upload';
export { kindOfFile, kindOfHead } from './files/file-kind.rules';
export { contentDisposition } from './files/file-name.rules';
export { formError, readsForms } from './files/multipart';
export type { Migracion } from './migraciones/migracion';
export { assertVersion } from './mongo/assert-version';
export { assertUnchanged, autoresAfter, signed, type ConAutores } from './mongo/autores';
export { openSnapshot } from './mongo/open-snapshot';
export { CopyChanges } from './mongo/copy-changes';
export { GatheringByKey } from './mongo/gathering';
export { untilDatabaseAnswers } from './mongo/until-database-answers';
export { duplicateKeyOf, isDuplicateKey } from './errors/duplicate-key';
export { configureService, NEST_OPTIONS, initService } from './service/bootstrap';
export { demanding, MAIL_DEMANDS, mailEnvShape } from './mail/mail-env';
export { openMailTransport } from './mail/mail-transport';
export { secretsSchema, serviceEnvSchema } from './config/config';
export { currentActor, asProposed, currentProponent, currentToken } from './telemetry/correlation';
export { CompressedReplies } from './http/compressed-replies';
export { ListReplyInterceptor } from './http/list-reply.interceptor';
export { createAdapter } from './http/fastify';
export { FORM_TYPE, JSON_TYPE, RawBody } from './http/raw-body';
export { handlersOf } from './api/handlers';
export { FileStore } from './files/bytes/file-store';
export { ObjectStore, type ObjectStorePlace } from './files/bytes/object-store';
export { storageEnvShape } from './files/storage-env';
export { storesFiles } from './files/bytes/stores-files';
export { StorageQuota } from './files/storage-quota';
export { bounded } from './outgoing/bounded';
export { Corte } from './outgoing/corte';
export { esperaMs, FALLOS_DEL_CORTE } from './outgoing/espera';
export { Wakeful } from './outbox/wakeful';
export { RelayLease } from './outbox/relay-lease';
export { SharedLimit, type LimitOptions } from './limits/shared-limit';
export { DatabaseSize } from './mongo/database-size';
export { ReportExtras } from './operacion/report-extras';
export { PageWalk } from './service/page-walk';
export { PlatformModule } from './service/platform.module';
export { derechoOf, Replies, replyOf, type DeclaredReply } from './api/replies';
export { Ruta, routeOf } from './api/ruta';
export { escapeHtml } from './texts/escape-html';
export { extractoOf, mencionadas, mencionesIn } from './texts/menciones';
export { fillPalabras, type Searched } from './palabras/fill-palabras';
export { findByPalabras, type Place } from './palabras/find-by-palabras';
export { extractoOfPalabras, palabrasOf, terminosOf } from './palabras/palabras';
export {
  assertTextoVisto,
  changesOfDecision,
  changesOfReaccion,
  decisionFilter,
  decisionIndex,
  marcasOf,
  type MarcasDoc,
  personasEnMarcas,
} from './marcas/marcas';
export { searchPattern } from './texts/search-pattern';
export { type TextoAnterior, versionesOf, withAnterior } from './texts/versiones';
export { toBuscable } from './texts/to-buscable';
export { validationError } from './validation/validation.pipe';
export type { CommandHandler } from './commands/command-handler';
export { copiaDe, copiasDeIdentidad, copyToken, InjectCopy } from './copies/copia-de';
export { detalleOf } from './facts/detalle-of';
export { FactJournal, type FactBatch, type FactSink, type JournalFact } from './journal/fact-journal';
export { type FactPosition } from './journal/fact-pages';
export { newerEstados } from './copies/newer-estados';
export { LocalCopy, type Copied } from './copies/local-copy';
export { FactContext, type FactHandler, type FactOf } from './facts/fact-handler';
export type { StepTx, Tx, Writing } from './transactions/tx';
export { createOnce } from './transactions/create-once';
export { UnitOfWork } from './transactions/unit-of-work';
export { borrarPersona, datosDePersona, type ErasedPerson } from './personas/commands';
export { ErasePerson } from './personas/erase-person';
export { PersonData, type PersonPage } from './personas/person-data';
export { porId } from './personas/personal-data';
export { StreamTraces } from './personas/stream-traces';
export { STREAM_TOMBSTONE_MS } from './bus/tombstone-ages';
export { RetireTombstones } from './bus/retire-tombstones';
export { tracesIn } from './personas/trace.rules';
export { commandPattern, factPattern } from './transport/patterns';
