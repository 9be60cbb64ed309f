import { Inject, Injectable } from '@nestjs/common';
import { erroresIntegraciones } from '@pmp/contracts/integraciones';
import {
  currentCorrelationId,
  DomainError,
  LOGGER,
  UnitOfWork,
  withCorrelation,
  type Tx,
} from '@pmp/platform';
import { CodigoRepository } from '../datos/codigo.repository';
import type { ForjaDoc } from '../datos/forja.model';
import { ForjasRepository } from '../datos/forjas.repository';
import { isSigned } from '../lectura/firma';
import type { Noticia } from '../lectura/noticia';
import { readEntrada, type Headers } from '../lectura/read-entrada';
import {
  comprobacionesOf,
  referenciasOf,
  replacesComprobacion,
  replacesReferencia,
} from './documentos.rules';
import { FollowCodigo } from './follow-codigo';
import { ForjaMetrics, type ResultadoEntrada } from './forja-metrics';
import { OwnerOfForja, type Place } from './owner-of-forja';

interface Warner {
  warn(context: object, text: string): void;
}

/** Takes what a forge sends: once and for all, whenever, however often and in whatever order it comes. */
@Injectable()
export class ReceiveEntrada {
  constructor(
    private readonly forjas: ForjasRepository,
    private readonly codigo: CodigoRepository,
    private readonly owner: OwnerOfForja,
    private readonly following: FollowCodigo,
    private readonly metrics: ForjaMetrics,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  /** Resolves to what became of it. An address that is nobody's cannot be told from one with another secret. */
  async receive(id: string, headers: Headers, body: string): Promise<ResultadoEntrada> {
    const forja = await this.forjas.findById(id);
    const resultado = forja ? await this.take(forja, headers, body) : 'firma';
    this.metrics.entrada(forja?.tipo, resultado);
    if (resultado === 'firma') throw new DomainError(erroresIntegraciones.firmaNoValida);
    return resultado;
  }

  private async take(forja: ForjaDoc, headers: Headers, body: string): Promise<ResultadoEntrada> {
    const now = new Date();
    const { secreto, anterior } = forja;
    const secretos = [secreto, ...(anterior && anterior.hasta > now ? [anterior.secreto] : [])];
    if (!(await isSigned(forja.tipo, secretos, headers, body))) {
      await this.forjas.noteRefused(forja._id, now);
      return 'firma';
    }
    const place = forja.estado === 'activa' ? await this.owner.placeOf(forja) : null;
    if (!place) return 'parada';
    return withCorrelation(
      currentCorrelationId(),
      () => this.apply(forja, place, this.read(forja, headers, body)),
      forja.dueno,
    );
  }

  private read({ _id, tipo }: ForjaDoc, headers: Headers, body: string): Noticia | null | undefined {
    try {
      return readEntrada(tipo, headers, body);
    } catch (err) {
      this.logger.warn({ err, forja: _id }, 'la forja envía algo que no se entiende');
      return undefined;
    }
  }

  private apply(
    { _id }: ForjaDoc,
    place: Place,
    noticia: Noticia | null | undefined,
  ): Promise<ResultadoEntrada> {
    return this.unitOfWork.run(async (tx) => {
      const forja = await this.forjas.noteReceived(_id, place, tx.session);
      if (!forja) return 'parada';
      if (!noticia) return noticia === null ? 'sinInteres' : 'ilegible';
      const news = await this.store(forja, noticia, tx);
      await this.following.follow(forja, news, tx);
      if (news.referencias.length + news.comprobaciones.length > 0) tellScreens(forja, tx);
      return 'aceptada';
    });
  }

  /** Resolves to what has changed by it. A push of thousands of commits takes as many commands as one of a single one. */
  private async store(forja: ForjaDoc, noticia: Noticia, { session }: Tx) {
    const now = new Date();
    const told = {
      referencias: referenciasOf(forja, noticia, now),
      comprobaciones: comprobacionesOf(forja, noticia, now),
    };
    const referencias = newest(
      told.referencias,
      await this.codigo.knownReferencias(
        told.referencias.map(({ _id }) => _id),
        session,
      ),
      replacesReferencia,
    );
    const comprobaciones = newest(
      told.comprobaciones,
      await this.codigo.knownComprobaciones(
        told.comprobaciones.map(({ _id }) => _id),
        session,
      ),
      replacesComprobacion,
    );
    await this.codigo.putReferencias(referencias, session);
    await this.codigo.putComprobaciones(comprobaciones, session);
    return { referencias, comprobaciones };
  }
}

/** Of what is told, what replaces what was known or told before it. */
function newest<T extends { _id: string }>(
  told: readonly T[],
  known: readonly T[],
  replaces: (now: T, before: T | null) => boolean,
): T[] {
  const held = new Map(known.map((doc) => [doc._id, doc]));
  const changed = new Map<string, T>();
  for (const doc of told) {
    if (!replaces(doc, held.get(doc._id) ?? null)) continue;
    held.set(doc._id, doc);
    changed.set(doc._id, doc);
  }
  return [...changed.values()];
}

/** Without what has changed: a screen that shows it asks. */
const tellScreens = ({ _id, proyecto, recibidos }: ForjaDoc, tx: Tx): void =>
  tx.live(`proyecto.${proyecto}`, 'cambio', {
    entidad: 'referencia',
    accion: 'actualizado',
    _id,
    version: recibidos,
    datos: null,
    autor: null,
  });
