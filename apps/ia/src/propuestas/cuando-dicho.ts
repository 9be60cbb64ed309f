import { numeroOf } from '../preguntas/comprension/huecos';
import { normalizedByLetter } from '../preguntas/comprension/objeto';
import { dichoOf } from '../preguntas/comprension/palabras';
import { addDias, hoyOf, type Reloj } from '../preguntas/respuestas/contexto/redaccion';
import { fechaDicha, PARTE_DEL_DIA } from './fecha-dicha';

/** An instant, as clocks where the person is show it. */
export interface Cuando {
  /** `2026-11-20`. */
  dia: string;
  /** `09:00`. */
  hora: string;
  instante: Date;
}

const MINUTE_MS = 60_000;
const EN_HORAS =
  /\b(?:en|dentro de|in|dans)\s+(media|half an?|une demi[- ]|einer halben|\w+)\s*(hora|hour|heure|stunde|minut)\w*( y media)?\b/;
const EN_LETRA = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const DE_RELOJ = new RegExp(
  `\\b(?:a las?|(?:sobre|hacia|antes de|a eso de) las?|at|um)\\s+(\\d{1,2}|${EN_LETRA.join('|')})(?![\\d\\-])(?!\\.\\d{3})(?=[^\\p{L}]|\\s*[ap]\\.?m\\b|h|$)(?:[:.h]\\s?(\\d{2})\\b)?(?:\\s*(?:horas|uhr|h|heures?)\\b)?(?:\\s+(y media|y cuarto|menos cuarto))?(?:\\s*([ap])\\.?\\s?m\\b\\.?)?`,
  'u',
);
const EN_CIFRAS =
  /(?<![\w-])(?:a\s)?(\d{1,2})(?::(\d{2})|\s?h(?:eures?|oras?)?\b\s?(\d{2})?|(?=\s?[ap]\.?\s?m\b))(?:\s?([ap])\.?\s?m\b\.?)?/;
const PARTES: readonly (readonly [RegExp, 'manana' | 'tarde', string])[] = [
  [/\b(?:por|de|en|a) la manana\b|\besta manana\b|\b(?:morning|matin|fruh|vormittag)\b/, 'manana', '09:00'],
  [/\bal? mediodia\b|\b(?:noon|midi|mittag)\b/, 'tarde', '12:00'],
  [/\b(?:por|de|en|a|esta) (?:la )?tarde\b|\b(?:afternoon|apres midi|nachmittag)\b/, 'tarde', '16:00'],
  [/\b(?:por|de|en|a|esta) (?:la )?noche\b|\b(?:tonight|evening|soir|abend)\b/, 'tarde', '20:00'],
];
/** An hour that is said without more up to this one is one of the afternoon. */
const DE_LA_TARDE = 6;
const SEMANA_QUE_VIENE =
  /\bsemana (?:que viene|proxima|siguiente|entrante)\b|\b(?:proxima|siguiente) semana\b/;
const POR_DEFECTO = '09:00';

const dos = (n: number): string => String(n).padStart(2, '0');

/** `21:30`; null: the sentence names no time of the day. */
function horaDicha(plano: string): string | null {
  const parte = PARTES.find(([pattern]) => pattern.test(plano));
  const reloj = DE_RELOJ.exec(plano);
  const cifras = reloj ? null : EN_CIFRAS.exec(plano);
  if (!reloj && !cifras) return parte?.[2] ?? null;
  const [, dicha = '', minutos, resto, ap] = reloj ?? [
    cifras![0],
    cifras![1],
    cifras![2] ?? cifras![3],
    '',
    cifras![4],
  ];
  const n = EN_LETRA.indexOf(dicha) + 1 || Number(dicha);
  const tarde = ap === 'p' || parte?.[1] === 'tarde';
  const manana = ap === 'a' || parte?.[1] === 'manana' || dicha.startsWith('0');
  const hora = n < 12 && (tarde || (!manana && n > 0 && n <= DE_LA_TARDE)) ? n + 12 : ap === 'a' ? n % 12 : n;
  const todos =
    hora * 60 + Number(minutos ?? { 'y media': 30, 'y cuarto': 15, 'menos cuarto': -15 }[resto!] ?? 0);
  return todos >= 0 && todos < 1_440 ? `${dos(Math.floor(todos / 60))}:${dos(todos % 60)}` : null;
}

const instantOf = (dia: string, hora: string, { calendario }: Reloj): Date =>
  calendario.instantOf(new Date(`${dia}T${hora}:00.000Z`));

/** When clocks of the person show it. */
function cuandoOf(instante: Date, reloj: Reloj): Cuando {
  const format = {
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: reloj.calendario.zona,
  } as const;
  return {
    dia: hoyOf({ ...reloj, ahora: instante }),
    hora: new Intl.DateTimeFormat('en', format).format(instante),
    instante,
  };
}

function dentroDe(plano: string, { ahora }: Reloj): Date | null {
  const [, cuantas = '', unidad, yMedia] = EN_HORAS.exec(plano) ?? [];
  if (!unidad) return null;
  const n = /^(?:media|half|une demi|einer)/.test(cuantas) ? 0.5 : (numeroOf(cuantas) ?? null);
  if (n === null) return null;
  const minutes = unidad === 'minut' ? n : (n + (yMedia ? 0.5 : 0)) * 60;
  return new Date(Math.ceil((ahora.getTime() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);
}

/**
 * When a sentence means, where the person is: at nine unless it names an hour, and of an hour alone the next time that it
 * comes. It may be over; null: it names no time, or today and no hour.
 */
export function cuandoDicho(texto: string, reloj: Reloj): Cuando | null {
  const plano = normalizedByLetter(texto);
  const dicho = dichoOf(texto);
  const relative = dentroDe(plano, reloj);
  if (relative) return cuandoOf(relative, reloj);
  const hoy = hoyOf(reloj);
  const lunes = addDias(hoy, 7 - ((new Date(hoy).getUTCDay() + 6) % 7));
  const dia =
    fechaDicha(plano, hoy) ?? fechaDicha(dicho, hoy) ?? (SEMANA_QUE_VIENE.test(dicho) ? lunes : null);
  const hora = horaDicha(plano);
  if (dia === null && hora === null) return null;
  if (dia === null) {
    const today = instantOf(hoy, hora!, reloj);
    return cuandoOf(today > reloj.ahora ? today : instantOf(addDias(hoy, 1), hora!, reloj), reloj);
  }
  const instante = instantOf(dia, hora ?? POR_DEFECTO, reloj);
  return hora === null && instante <= reloj.ahora ? null : cuandoOf(instante, reloj);
}

const DE_LA_SEMANA =
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const CERCA =
  'hoy|pasado manana|manana|today|(?:the )?day after tomorrow|tomorrow|aujourd.hui|apres[- ]demain|demain|heute|ubermorgen|morgen';
const MES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const UNIDAD = 'dia|semana|mes|day|week|month|jour|semaine|mois|tag|woche|monat';
const ANTES = '(?:para |desde |on |this |next |kommenden? |el |este |proximo |le |ce |am |dia )*';
const DE_HORA: readonly RegExp[] = [
  EN_HORAS,
  DE_RELOJ,
  EN_CIFRAS,
  PARTE_DEL_DIA,
  /\b(?:in the |am )?(?:morning|matin|fruh|vormittag|noon|midi|mittag|al mediodia|afternoon|nachmittag|tonight|evening|soir|abend)\b/,
];
/** One of them is when; a day that is named after it is part of what is to be remembered. */
const DE_DIA: readonly RegExp[] = [
  new RegExp(`\\b${ANTES}(?:(?:${DE_LA_SEMANA}),? )?(?:el |dia )*\\d{1,2} de (?:${MES})(?: del? \\d{4})?\\b`),
  new RegExp(`\\b${ANTES}(?:${CERCA})\\b`),
  new RegExp(`\\b(?:en|dentro de|in|dans) \\w+ (?:${UNIDAD})(?:es|s|en|e|n)?\\b`),
  new RegExp(`\\b${ANTES}(?:${DE_LA_SEMANA})\\b(?: (?:que viene|proximo|prochain))?`),
  /\b(?:para )?la (?:semana (?:que viene|proxima|siguiente)|proxima semana)\b|\bnext week\b/,
  /\b(?:para )?el (?:dia )?\d{1,2}\b/,
];

function without(texto: string, pattern: RegExp): string {
  const found = pattern.exec(normalizedByLetter(texto));
  return found ? `${texto.slice(0, found.index)} ${texto.slice(found.index + found[0].length)}` : texto;
}

/** The sentence without the words that say when. */
export function sinCuando(texto: string): string {
  const sinHora = DE_HORA.reduce(without, texto.normalize('NFC'));
  const plano = normalizedByLetter(sinHora);
  const dia = EN_HORAS.test(normalizedByLetter(texto)) ? undefined : DE_DIA.find((one) => one.test(plano));
  return dia ? without(sinHora, dia) : sinHora;
}
