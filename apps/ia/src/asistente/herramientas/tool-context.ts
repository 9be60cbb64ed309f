import type { PropuestaAsistente } from '@pmp/contracts/ia';
import { z } from 'zod';
import type { PersonReader } from '../../preguntas/person-reader';
import type { Reloj } from '../../preguntas/respuestas/contexto/redaccion';

export const NO_EXISTE = { error: 'No existe' };
const NO_SE_PUDO = { error: 'No se ha podido consultar' };

export const idSchema = z.string().describe('Identificador de 24 cifras hexadecimales');

/** What the tools share while one answer is being made. */
export interface ToolContext {
  reader: PersonReader;
  reloj: Reloj;
  /** Notes what a tool has told the model. */
  told(result: unknown): void;
  /** Sets the proposal that the reply will carry. */
  propose(propuesta: PropuestaAsistente): void;
  /** Adds what was looked up to what the reply says it comes from; `q`: the same in the language of queries. */
  cite(consulta: string, q?: string | null): void;
}

/**
 * The asker's projects that a tool call is about. The id of a project that the asker does not see gives an empty list.
 */
export const ambitoOf = ({ reader }: ToolContext, pedido: string | undefined) =>
  pedido === undefined ? reader.proyectos : reader.proyectos.filter(({ _id }) => _id === pedido);

type Definition<T extends z.ZodType> = {
  description: string;
  inputSchema: T;
  execute: (input: z.output<T>) => Promise<unknown>;
};

/** A tool whose failure does not tell the model its cause. */
export const tool = <T extends z.ZodType>({ description, inputSchema, execute }: Definition<T>) => ({
  description,
  inputSchema,
  execute: (input: z.output<T>) => execute(input).catch(() => NO_SE_PUDO),
});
