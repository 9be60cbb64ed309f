import type { Proyecto } from '../datos/datos';
import { RESPUESTAS } from '../preguntas/answer-pregunta';
import type { ToolContext } from './tool-context';

/** Questions that the rules can answer. */
export const CONSULTAS = [
  'vencidas',
  'bloqueadas',
  'sin-asignar',
  'urgentes',
  'hoy',
  'sprint',
  'sobrecarga',
  'resumen',
  'velocidad',
  'fechas',
] as const;

interface Consulta {
  tipo: (typeof CONSULTAS)[number];
  mias?: boolean | undefined;
  dias?: number | undefined;
}

/** The rules' own answer, so that its numbers and dates are right, whoever words it. */
export async function answerConsulta(
  { reader, hoy }: ToolContext,
  ambito: readonly Proyecto[],
  { tipo, mias = false, dias }: Consulta,
): Promise<string> {
  if (!ambito.length) return 'No hay ningún proyecto visible con ese identificador.';
  const { texto } = await RESPUESTAS[tipo]({
    reader,
    pregunta: {
      tipo,
      propias: mias || tipo === 'hoy',
      dias: dias ?? null,
      puntos: null,
      objeto: null,
      detalle: null,
    },
    ambito,
    proyecto: ambito.length === 1 ? ambito[0]! : null,
    persona: null,
    hoy,
  });
  return texto;
}
