import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import { isDuplicateKey } from './duplicate-key';
import { DomainError } from './domain-error';
import { noDisponible } from './no-disponible';

const SPEC_OF_NAME: Record<string, ErrorSpec> = {
  VersionError: erroresComunes.versionObsoleta,
  CastError: erroresComunes.identificadorNoValido,
  BSONError: erroresComunes.identificadorNoValido,
  MongoNetworkError: erroresComunes.noDisponible,
  MongoNetworkTimeoutError: erroresComunes.noDisponible,
  MongoServerSelectionError: erroresComunes.noDisponible,
  MongooseServerSelectionError: erroresComunes.noDisponible,
  MongoNotConnectedError: erroresComunes.noDisponible,
  MongoTopologyClosedError: erroresComunes.noDisponible,
  MongoPoolClearedError: erroresComunes.noDisponible,
  MongoWaitQueueTimeoutError: erroresComunes.noDisponible,
  MongooseNotConnectedError: erroresComunes.noDisponible,
  // Thrown into work under way when a service stops; the last one when a transaction is aborted twice.
  MongoClientClosedError: erroresComunes.noDisponible,
  MongoPoolClosedError: erroresComunes.noDisponible,
  MongoExpiredSessionError: erroresComunes.noDisponible,
  MongoRuntimeError: erroresComunes.noDisponible,
};

const SPEC_OF_FASTIFY_CODE: Record<string, ErrorSpec> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: erroresComunes.tipoDeContenido,
  FST_ERR_CTP_BODY_TOO_LARGE: erroresComunes.cuerpoDemasiadoGrande,
  FST_ERR_BAD_URL: erroresComunes.direccionNoValida,
};

const SPEC_OF_STATUS: Record<number, ErrorSpec> = {
  400: erroresComunes.cuerpoNoLegible,
  401: erroresComunes.noAutenticado,
  403: erroresComunes.sinPermiso,
  404: erroresComunes.rutaNoEncontrada,
  413: erroresComunes.cuerpoDemasiadoGrande,
  414: erroresComunes.direccionNoValida,
  415: erroresComunes.tipoDeContenido,
  429: erroresComunes.demasiadasPeticiones,
  503: erroresComunes.noDisponible,
};

/**
 * Answers of a server that is leaving or is not the primary: HostUnreachable, HostNotFound, NetworkTimeout,
 * ShutdownInProgress, PrimarySteppedDown, NotWritablePrimary, Interrupted* and NotPrimary*.
 */
const CODES_OF_LEAVING = new Set([6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

interface Thrown {
  name?: string;
  code?: string | number;
  status?: unknown;
  statusCode?: unknown;
  hasErrorLabel?: (label: string) => boolean;
}

/** The database has answered, with a refusal: that is never told as if it did not answer. */
function specOfAnswer(thrown: Thrown): ErrorSpec | undefined {
  if (CODES_OF_LEAVING.has(Number(thrown.code))) return erroresComunes.noDisponible;
  return thrown.hasErrorLabel?.('TransientTransactionError') ? erroresComunes.cambiosALaVez : undefined;
}

function specOf(thrown: Thrown): ErrorSpec | undefined {
  if (isDuplicateKey(thrown)) return erroresComunes.valorDuplicado;
  const named = SPEC_OF_NAME[thrown.name ?? ''] ?? SPEC_OF_FASTIFY_CODE[thrown.code ?? ''];
  if (named) return named;
  if (thrown.name === 'MongoBulkWriteError' && typeof thrown.code !== 'number')
    return erroresComunes.noDisponible;
  if (thrown.name === 'MongoServerError') return specOfAnswer(thrown);
  const status = Number(thrown.statusCode ?? thrown.status);
  if (status >= 400 && status < 500) return SPEC_OF_STATUS[status] ?? erroresComunes.datosNoValidos;
  return SPEC_OF_STATUS[status];
}

/** What the thrown value means to the caller; undefined if it was not foreseen. */
export function toDomainError(thrown: unknown): DomainError | undefined {
  if (thrown instanceof DomainError) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const spec = specOf(thrown as Thrown);
  // Whoever else is missing says so with an error of its own; what is thrown by the driver is about the database.
  if (spec === erroresComunes.noDisponible) return noDisponible('base');
  return spec && new DomainError(spec);
}
