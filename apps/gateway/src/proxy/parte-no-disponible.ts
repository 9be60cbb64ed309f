import { erroresGateway, type Parte } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform/edge';
import type { Servicio } from './routes';

export const parteNoDisponible = (servicio: Servicio) =>
  new DomainError(erroresGateway.parteNoDisponible, { parte: servicio satisfies Parte });
