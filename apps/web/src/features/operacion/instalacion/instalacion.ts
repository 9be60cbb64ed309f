import type { Operacion } from '@pmp/contracts/common';

const DAY_MS = 86_400_000;
/** A day and two hours: one a day is made, and takes its time. As the alert CopiaAntigua. */
const COPIA_MS = DAY_MS + 2 * 3_600_000;
const OUTBOX_MS = 60_000;
const CERTIFICADO_MS = 14 * DAY_MS;
const DISCO_LLENO = 0.9;

type Estados = NonNullable<Operacion['servicios'][number]['estado']>[];

export interface Instalacion {
  embebida: boolean | null;
  respaldo: { hecha: string | null; ensayada: string | null } | null;
  /** The service whose oldest change has waited longest. */
  outbox: { servicio: string; esperaMs: number } | null;
  certificado: string | null;
  /** The fullest disk. */
  disco: { usado: number; total: number } | null;
  avisos: ('copia' | 'outbox' | 'certificado' | 'disco' | 'embebida')[];
}

const partOf = ({ usado, total }: { usado: number; total: number }): number =>
  total === 0 ? 0 : usado / total;

const longestWait = (estados: Estados): Instalacion['outbox'] =>
  estados
    .flatMap(({ servicio, outboxEsperaMs }) =>
      typeof outboxEsperaMs === 'number' ? { servicio, esperaMs: outboxEsperaMs } : [],
    )
    .reduce<Instalacion['outbox']>(
      (worst, one) => (worst && worst.esperaMs >= one.esperaMs ? worst : one),
      null,
    );

/** What nobody tells is null, and warns of nothing; that there is no backup is told. */
export function instalacionOf({ gateway, servicios, embebida }: Operacion, now: number): Instalacion {
  const estados = servicios.flatMap(({ estado }) => estado ?? []);
  const datos = estados.flatMap((estado) => estado.datos ?? []);
  const respaldo = estados.find((estado) => estado.respaldo)?.respaldo ?? null;
  const outbox = longestWait(estados);
  const certificado = gateway.certificado?.caduca ?? null;
  const disco =
    datos
      .flatMap((one) => one.disco ?? [])
      .toSorted((a, b) => partOf(b) - partOf(a))
      .at(0) ?? null;
  const ensayada = respaldo?.ensayada ?? null;
  const warns = {
    copia: respaldo !== null && (ensayada === null || now - Date.parse(ensayada) > COPIA_MS),
    outbox: (outbox?.esperaMs ?? 0) > OUTBOX_MS,
    certificado: certificado !== null && Date.parse(certificado) - now < CERTIFICADO_MS,
    disco: disco !== null && partOf(disco) > DISCO_LLENO,
    embebida: embebida?.cerca ?? false,
  };
  return {
    embebida: datos.length === 0 ? null : datos.some((one) => one.embebida),
    respaldo,
    outbox,
    certificado,
    disco,
    avisos: (Object.keys(warns) as Instalacion['avisos']).filter((aviso) => warns[aviso]),
  };
}
