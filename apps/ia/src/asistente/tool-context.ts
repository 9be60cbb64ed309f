import type { Propuesta } from '@pmp/contracts/ia';
import { z } from 'zod';
import type { PersonReader } from '../preguntas/person-reader';

export const NO_EXISTE = { error: 'No existe' };
const NO_SE_PUDO = { error: 'No se ha podido consultar' };

export const idSchema = z.string().describe('Identificador de 24 cifras hexadecimales');

/** What the tools of one answer share. */
export interface ToolContext {
  reader: PersonReader;
  hoy: string;
  /** Takes the proposal that the reply will carry. */
  propose(propuesta: Propuesta): void;
}

/** The projects of the asker that a tool is asked about; an id of another one is as good as none. */
export const ambitoOf = ({ reader }: ToolContext, pedido: string | undefined) =>
  pedido === undefined ? reader.proyectos : reader.proyectos.filter(({ _id }) => _id === pedido);

type Definition<T extends z.ZodType> = {
  description: string;
  inputSchema: T;
  execute: (input: z.output<T>) => Promise<unknown>;
};

/** A failure says nothing of its cause to the model. */
export const tool = <T extends z.ZodType>({ description, inputSchema, execute }: Definition<T>) => ({
  description,
  inputSchema,
  execute: (input: z.output<T>) => execute(input).catch(() => NO_SE_PUDO),
});
