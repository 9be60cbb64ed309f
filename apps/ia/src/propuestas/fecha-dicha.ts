import { numeroOf } from '../preguntas/comprension/huecos';
import { normalize } from '../preguntas/texto/normalize';
import { DIAS_LEIDOS } from '../preguntas/texto/semana';
import { addDias } from '../preguntas/respuestas/contexto/redaccion';

const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const LEJOS = 370;

const DEL_MES = new RegExp(`\\b(\\d{1,2}) de (${MESES.join('|')})(?: del? (\\d{4}))?\\b`);
const DE_LA_SEMANA = new RegExp(`\\b(${DIAS_LEIDOS.join('|')})\\b`);
const DENTRO_DE = /\b(?:en|dentro de|in|dans) (\w+) (dia|semana|mes)(?:es|s)?\b/;
const DIAS_DE = { dia: 1, semana: 7, mes: 30 } as const;
/** Of a day, and not the day after today. */
export const PARTE_DEL_DIA = /\b(?:por|de|en|a) la (manana|tarde|noche)\b|\besta (manana|tarde|noche)\b/;
const SOLO_DIA = /\b(?:el|al|dia) (\d{1,2})\b(?! (?:punto|hora))/;

/** 0 for Monday. */
const diaDe = (fecha: string): number => (new Date(fecha).getUTCDay() + 6) % 7;

/** The first day from today on that is as asked; null: none within a year, such as 31 February. */
function primero(hoy: string, isAsked: (fecha: string) => boolean): string | null {
  for (let n = 0; n < LEJOS; n++) {
    const fecha = addDias(hoy, n);
    if (isAsked(fecha)) return fecha;
  }
  return null;
}

const dos = (n: number): string => String(n).padStart(2, '0');

/** The day that a sentence names, never one that is over; null: none. */
export function fechaDicha(texto: string, hoy: string): string | null {
  const plano = normalize(texto).replace(PARTE_DEL_DIA, ' ');
  const delMes = DEL_MES.exec(plano);
  if (delMes) {
    const final = `-${dos(MESES.indexOf(delMes[2]!) + 1)}-${dos(Number(delMes[1]))}`;
    return primero(hoy, (fecha) => fecha.endsWith(final) && (!delMes[3] || fecha.startsWith(delMes[3])));
  }
  if (/\bpasado manana\b/.test(plano)) return addDias(hoy, 2);
  if (/\bmanana\b/.test(plano)) return addDias(hoy, 1);
  if (/\bhoy\b/.test(plano)) return hoy;
  const [, cuantos = '', unidad] = DENTRO_DE.exec(plano) ?? [];
  const n = numeroOf(cuantos);
  if (unidad && n && n < LEJOS) return addDias(hoy, n * DIAS_DE[unidad as keyof typeof DIAS_DE]);
  const semana = DE_LA_SEMANA.exec(plano);
  if (semana) {
    const dia = DIAS_LEIDOS.indexOf(semana[1]!);
    const desde = /\bque viene\b|\bproxim[oa]\b/.test(plano) ? addDias(hoy, 7 - diaDe(hoy)) : addDias(hoy, 1);
    return primero(desde, (fecha) => diaDe(fecha) === dia);
  }
  const solo = SOLO_DIA.exec(plano);
  if (solo) return primero(hoy, (fecha) => fecha.endsWith(`-${dos(Number(solo[1]))}`));
  return null;
}
