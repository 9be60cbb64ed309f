import { DIAS_DE_REINTENTOS } from '@pmp/contracts/integraciones';

const LIMITE_MS = DIAS_DE_REINTENTOS * 24 * 3_600_000;

export const isOver = (desde: Date | null, now: Date): boolean =>
  desde !== null && now.getTime() - desde.getTime() >= LIMITE_MS;
