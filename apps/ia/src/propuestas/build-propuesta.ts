import {
  type CambioPropuesto,
  MAX_CAMBIOS_PROPUESTOS,
  type PropuestaAsistente,
  propuestaAsistenteSchema,
  type TipoPropuesta,
} from '@pmp/contracts/ia';
import {
  historiaCreateSchema,
  historiaUpdateSchema,
  tareaCreateSchema,
  tareaUpdateSchema,
} from '@pmp/contracts/proyectos';
import { recordatorioCreateSchema } from '@pmp/contracts/notificaciones';
import { sprintCreateSchema, sprintLoteSchema } from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';

export const newId = (): string => new Types.ObjectId().toHexString();

/** The schemas with which the owning service checks each call, applied before anybody is offered it. */
const CUERPOS: readonly { metodo: string; ruta: RegExp; cuerpo: z.ZodType }[] = [
  { metodo: 'POST', ruta: /^\/api\/tareas$/, cuerpo: tareaCreateSchema },
  { metodo: 'PUT', ruta: /^\/api\/tareas\//, cuerpo: tareaUpdateSchema },
  { metodo: 'POST', ruta: /^\/api\/historias$/, cuerpo: historiaCreateSchema },
  { metodo: 'POST', ruta: /^\/api\/sprints$/, cuerpo: sprintCreateSchema },
  { metodo: 'PUT', ruta: /^\/api\/historias\//, cuerpo: historiaUpdateSchema },
  { metodo: 'PUT', ruta: /^\/api\/sprints\/lote$/, cuerpo: sprintLoteSchema },
  { metodo: 'POST', ruta: /^\/api\/recordatorios$/, cuerpo: recordatorioCreateSchema },
];

const isAccepted = ({ metodo, ruta, cuerpo }: CambioPropuesto): boolean =>
  CUERPOS.some(
    (call) => call.metodo === metodo && call.ruta.test(ruta) && call.cuerpo.safeParse(cuerpo).success,
  );

interface Partes {
  tipo: TipoPropuesta;
  resumen: string;
  /** Null: it changes nothing of a project. */
  proyecto: string | null;
  cambios: CambioPropuesto[];
}

/** Null if there is nothing to propose, or something that the owning service would refuse. */
export function propuestaOf({ cambios, ...partes }: Partes): PropuestaAsistente | null {
  const propuesta = {
    _id: newId(),
    ...partes,
    cambios: cambios.slice(0, MAX_CAMBIOS_PROPUESTOS),
    estado: 'pendiente',
  };
  const parsed = propuestaAsistenteSchema.safeParse(propuesta);
  return parsed.success && parsed.data.cambios.every(isAccepted) ? parsed.data : null;
}

const NO_ACEPTABLE = 'No te lo propongo: la aplicación no aceptaría ese cambio.';

/** The answer with its proposal; without one, it says so instead of promising a change. */
export const offer = (texto: string, propuesta: PropuestaAsistente | null): Respuesta =>
  propuesta ? respuesta(texto, [], propuesta) : respuesta(NO_ACEPTABLE);
