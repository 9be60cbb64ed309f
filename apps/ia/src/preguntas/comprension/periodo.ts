import { decir, t } from '../../idioma/idioma';
import { addDias } from '../texto/dias';
import { DIAS_DE_LA_SEMANA, DIAS_LEIDOS } from '../texto/semana';

/** Whole days around today, as the words say them; a week runs from Monday to Sunday. */
export interface Periodo {
  unidad: 'dia' | 'semana' | 'mes';
  /** 0 is the current one, -1 the one before. */
  salto: number;
  /** So many days up to today, instead: «los últimos diez días». */
  ultimos?: number;
  /** A day of the week, instead, 0 for Monday; and whether the days since, up to or before it are meant as well. */
  diaDeSemana?: number;
  alcance?: 'desde' | 'hasta' | 'antes';
}

/** Both days included. */
export interface Rango {
  desde: string;
  hasta: string;
}

const DIAS = new Map([
  ['anteayer', -2],
  ['antier', -2],
  ['ayer', -1],
  ['hoy', 0],
]);
const ULTIMO = new Set(['ultima', 'ultimo']);
const ANTES = new Set(['pasada', 'pasado', 'anterior', 'ultima', 'ultimo']);
const DESPUES = new Set(['proxima', 'proximo', 'siguiente', 'viene', 'entrante']);
const UNIDADES = new Map([
  ['semana', 'semana'],
  ['mes', 'mes'],
] as const);
const CUANTAS = /^(?:una?|a|dos|tres|cuatro|\d+|two|three|deux|trois|zwei|drei|eine[rm]?)$/;
const EN_LETRA = new Map(
  Object.entries({ dos: 2, tres: 3, cuatro: 4, cinco: 5, siete: 7, diez: 10, quince: 15 }),
);

/** Whether one of the words beside this place is in the set. */
const beside = (words: readonly string[], at: number, known: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - 1), at + 3).some((word) => known.has(word));

function ultimosDias(words: readonly string[]): number | null {
  const at = words.findIndex((word) => word === 'ultimos' || word === 'ultimas');
  if (at < 0) return null;
  const [cuantos = '', unidad = ''] = words.slice(at + 1);
  if (unidad.startsWith('sprint') || unidad.startsWith('iteracion')) return null;
  const n = EN_LETRA.get(cuantos) ?? Number(cuantos);
  if (Number.isInteger(n) && n > 0) return Math.min(90, unidad.startsWith('semana') ? n * 7 : n);
  return cuantos.startsWith('dia') ? 7 : null;
}

export function periodoOf(words: readonly string[]): Periodo | null {
  const ultimos = ultimosDias(words);
  if (ultimos !== null) return { unidad: 'dia', salto: 0, ultimos };
  for (const [at, word] of words.entries()) {
    const unidad = UNIDADES.get(word as 'semana');
    if (!unidad) continue;
    // «Una semana» is how long, «esta semana» is when.
    if (CUANTAS.test(words[at - 1] ?? '') && !beside(words, at, ANTES) && !beside(words, at, DESPUES))
      continue;
    // «El último mes» are the days up to today; «el mes pasado», the one in the calendar.
    if (beside(words, at, ULTIMO)) return { unidad: 'dia', salto: 0, ultimos: unidad === 'mes' ? 30 : 7 };
    // «las dos próximas semanas» is about days ahead, which `diasOf` reads.
    const salto = beside(words, at, ANTES) ? -1 : beside(words, at, DESPUES) ? 1 : 0;
    return { unidad, salto };
  }
  for (const word of words) {
    const salto = DIAS.get(word);
    if (salto !== undefined) return { unidad: 'dia', salto };
  }
  const dia = deLaSemana(words);
  if (dia) return dia;
  if (words.includes('manana')) return { unidad: 'dia', salto: words.includes('pasado') ? 2 : 1 };
  // «¿y la que viene?», «¿y la pasada?»: the noun was in the question before.
  if (words[0] === 'y' && words.some((word) => DESPUES.has(word))) return { unidad: 'semana', salto: 1 };
  if (words[0] === 'y' && words.some((word) => ANTES.has(word))) return { unidad: 'semana', salto: -1 };
  return null;
}

function deLaSemana(words: readonly string[]): Periodo | null {
  const at = words.findIndex((word) => DIAS_LEIDOS.includes(word));
  if (at < 0) return null;
  const antes = words.slice(Math.max(0, at - 2), at);
  const alcance = antes.includes('desde')
    ? 'desde'
    : antes.includes('antes')
      ? 'antes'
      : antes.some((word) => word === 'para' || word === 'hasta' || word === 'aqui')
        ? 'hasta'
        : undefined;
  return {
    unidad: 'dia',
    salto: 0,
    diaDeSemana: DIAS_LEIDOS.indexOf(words[at]!),
    ...(alcance && { alcance }),
  };
}

/** 0 is Monday. */
const weekdayOf = (dia: string): number => (new Date(dia).getUTCDay() + 6) % 7;

/** Months counted from year 0. */
const firstOfMonth = (meses: number): string =>
  `${Math.floor(meses / 12)}-${String((meses % 12) + 1).padStart(2, '0')}-01`;

/** The day of the week before today, or from today on. */
function rangoDeSemana(
  { diaDeSemana = 0, alcance }: Periodo,
  hoy: string,
  hacia: 'atras' | 'adelante',
): Rango {
  const lejos = (diaDeSemana - weekdayOf(hoy) + 7) % 7;
  const dia = addDias(hoy, hacia === 'adelante' ? lejos : lejos - 7);
  if (alcance === 'desde') return { desde: dia, hasta: hoy };
  if (hacia === 'atras' || !alcance) return { desde: dia, hasta: dia };
  return { desde: hoy, hasta: alcance === 'antes' ? addDias(dia, -1) : dia };
}

/** `hacia`: where a day of the week is looked for, as what was done lies behind and what is due ahead. */
export function rangoOf(periodo: Periodo, hoy: string, hacia: 'atras' | 'adelante' = 'atras'): Rango {
  const { unidad, salto, ultimos } = periodo;
  if (periodo.diaDeSemana !== undefined) return rangoDeSemana(periodo, hoy, hacia);
  if (ultimos !== undefined) return { desde: addDias(hoy, 1 - ultimos), hasta: hoy };
  if (unidad === 'dia') return { desde: addDias(hoy, salto), hasta: addDias(hoy, salto) };
  if (unidad === 'semana') {
    const desde = addDias(hoy, salto * 7 - weekdayOf(hoy));
    return { desde, hasta: addDias(desde, 6) };
  }
  const [ano = 0, mes = 0] = hoy.split('-').map(Number);
  const desde = firstOfMonth(ano * 12 + mes - 1 + salto);
  return { desde, hasta: addDias(firstOfMonth(ano * 12 + mes + salto), -1) };
}

/** "ayer", "la semana pasada", "los últimos 10 días". */
export function nombreOf({ unidad, salto, ultimos, diaDeSemana, alcance }: Periodo): string {
  if (diaDeSemana !== undefined) {
    const dia = DIAS_DE_LA_SEMANA[diaDeSemana];
    if (alcance === 'antes') return t`antes del ${dia}`;
    if (alcance === 'desde') return t`desde el ${dia}`;
    return alcance ? t`hasta el ${dia}` : t`el ${dia}`;
  }
  if (ultimos !== undefined) return t`en los últimos ${ultimos} días`;
  if (unidad === 'dia') {
    return decir(
      { '-2': 'anteayer', '-1': 'ayer', '0': 'hoy', '1': 'mañana', '2': 'pasado mañana' }[String(salto)],
    );
  }
  const nombre =
    unidad === 'semana'
      ? ['la semana pasada', 'esta semana', 'la semana que viene']
      : ['el mes pasado', 'este mes', 'el mes que viene'];
  return decir(nombre[salto + 1] ?? '');
}
