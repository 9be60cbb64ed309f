import type { AccionPropuesta } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import type { Tipo } from '../elementos/kinds/kind';

/** What a route says of itself with `@Proposable`. */
export interface Proponible {
  accion: AccionPropuesta;
  entidad: Tipo;
  /** Of the body; absent: it has none. */
  schema?: z.ZodType;
}

export interface Pedido extends Proponible {
  /** What the call is about; undefined: it makes something. */
  id: string | undefined;
  /** As it was sent. */
  datos: Record<string, unknown>;
  motivo: string;
}
