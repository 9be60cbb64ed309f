import { CABECERA_MOTIVO } from '@pmp/contracts/proyectos';

const TIMEOUT_MS = 15_000;
const PROPOSED = 202;

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- replies of the product's own API, as its contracts say
export type Respuesta = Record<string, any>;

/** What the tools call the fields that have another name in the product. */
const PARAMETROS: Record<string, string> = {
  fechaLimite: 'vence',
  tiempoEstimado: 'horas',
  responsable: 'asignado',
  epicaId: 'padre',
  historiaId: 'padre',
  despuesDe: 'detras',
};

interface Rechazo {
  message?: string;
  motivo?: string;
  errores?: { campo: string; message: string }[];
}

/** The product has said no; `message` is what it would have told a person, with the names that the tools have. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly rechazo: Rechazo,
  ) {
    const fields = (rechazo.errores ?? []).map(
      ({ campo, message }) => `${PARAMETROS[campo] ?? campo}: ${message}`,
    );
    super([rechazo.message ?? `El producto ha contestado ${status}`, ...fields].join('\n'));
  }
}

/** The token may only propose: nothing has been done, and a person decides. */
export class Proposed extends Error {
  constructor(readonly reply: Respuesta) {
    super(String(reply['message']));
  }
}

/** As in `erroresComunes.versionObsoleta`. */
export const isStale = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.rechazo.motivo === 'comun.versionObsoleta';

export const isMissing = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status === 404;

export interface Quien {
  /** What the gateway has put in the place of the token: whoever gets it knows the person, the token and its limits. */
  authorization: string;
  correlacion: string;
  /** The person, for `yo`. */
  usuario: string;
}

/**
 * The product as its clients see it, through its own entrance: what a tool reads or writes passes the same rights,
 * validation, limits and audit as what a person does in the web.
 */
export class Producto {
  constructor(
    private readonly base: string,
    readonly quien: Quien,
    /** Why it writes, for whoever decides on what is only proposed. */
    private readonly motivo = '',
  ) {}

  /** The same entrance, for what is done for this reason. */
  because(motivo: string | undefined): Producto {
    return new Producto(this.base, this.quien, motivo);
  }

  get(path: string, query: Record<string, string | number | undefined> = {}): Promise<Respuesta> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(
      given.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    return this.send('GET', text ? `${path}?${text}` : path);
  }

  async send(method: Metodo, path: string, body?: object): Promise<Respuesta> {
    const { authorization, correlacion } = this.quien;
    const reply = await fetch(`${this.base}/api${path}`, {
      method,
      headers: {
        authorization,
        'x-correlation-id': correlacion,
        ...(this.motivo && method !== 'GET' && { [CABECERA_MOTIVO]: encodeURIComponent(this.motivo) }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = (await reply.json().catch(() => ({}))) as Respuesta;
    if (!reply.ok) throw new Refusal(reply.status, read);
    if (reply.status === PROPOSED) throw new Proposed(read);
    return read;
  }
}
