import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Gente, Recuento } from '../../person-reader';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { cantidad, elementos, enumerar, lineas, literal, numero, tareas } from '../contexto/redaccion';

export interface Carga {
  _id: string;
  nombre: string;
  tareas: number;
  enCurso: number;
  bloqueadas: number;
  horas: number;
}

/** The open work of each team member, the most loaded first. */
export function cargasOf(gente: readonly Gente[], recuentos: readonly Recuento[]): Carga[] {
  const cargas = new Map<string, Carga>(
    gente.map(({ _id, nombre }) => [_id, { _id, nombre, tareas: 0, enCurso: 0, bloqueadas: 0, horas: 0 }]),
  );
  for (const { asignado, estado, tareas: cuantas, horas } of recuentos) {
    const carga = asignado ? cargas.get(asignado) : undefined;
    if (!carga) continue;
    carga.tareas += cuantas;
    carga.horas += horas;
    if (estado === 'en progreso' || estado === 'en revisión') carga.enCurso += cuantas;
    if (estado === 'bloqueada') carga.bloqueadas += cuantas;
  }
  return [...cargas.values()].sort(
    (a, b) => b.tareas - a.tareas || b.horas - a.horas || a.nombre.localeCompare(b.nombre, 'es'),
  );
}

const MINIMO = 4;
const VECES_LA_MEDIA = 1.5;

/** People with clearly more than the others, in tasks or in estimated hours. */
export function sobrecargadosOf(cargas: readonly Carga[]): Carga[] {
  const mean = (of: (carga: Carga) => number) => cargas.reduce((s, c) => s + of(c), 0) / (cargas.length || 1);
  const [porTareas, porHoras] = [mean((c) => c.tareas), mean((c) => c.horas)];
  return cargas.filter(
    ({ tareas: t, horas }) =>
      t >= MINIMO && (t >= porTareas * VECES_LA_MEDIA || (horas > 0 && horas >= porHoras * VECES_LA_MEDIA)),
  );
}

const VISTOS = 8;

const filaDe = ({ nombre, tareas: n, enCurso, bloqueadas, horas }: Carga): string => {
  const detalle = [
    enCurso ? t`${enCurso} en curso` : null,
    bloqueadas ? cantidad(bloqueadas, 'bloqueada', 'bloqueadas') : null,
    horas ? t`${numero(horas)} h estimadas` : null,
  ].filter((parte) => parte !== null);
  return t`${literal(nombre)}: ${tareas(n)}${detalle.length ? t` (${detalle.map(decir).join(', ')})` : ''}`;
};

const nombresDe = (cargas: readonly Carga[]): string => enumerar(cargas.map(({ nombre }) => literal(nombre)));

/** «¿Hay alguien sin nada?», «¿quién está más libre?»: those without work are answered first. */
const PIDE_LIBRES =
  /\bsin\b|\bno\b|\blibres?\b|\bhueco\b|\bmenos\b|\bdisponible|\bparad|\bocios|\bmano sobre/i;

async function carga(contexto: Contexto) {
  const { reader, ambito } = contexto;
  const ids = idsOf(ambito);
  const cargas = cargasOf(await reader.gente(ids), await reader.recuento(ids, true));
  const sugerencias = ['¿Qué tareas están sin asignar?', '¿Qué está bloqueado?'];
  if (!cargas.some(({ tareas: t }) => t > 0)) {
    return respuesta(t`Nadie tiene tareas abiertas asignadas${dondeOf(contexto)}.`, sugerencias);
  }
  const muchos = sobrecargadosOf(cargas);
  const noCaben = (await reader.hallazgos(ids)).filter(({ regla }) => regla === 'persona-sobrecargada');
  const deNoCaben = noCaben.length
    ? t`Más trabajo del que cabe en las próximas dos semanas: ${enumerar(noCaben.map(({ nombre }) => literal(nombre)))}.`
    : null;
  const libres = cargas.filter(({ tareas: t }) => t === 0);
  const con = cargas.filter(({ tareas: t }) => t > 0);
  const deLibres = libres.length ? t`Sin tareas abiertas: ${nombresDe(libres.slice(0, VISTOS))}.` : null;
  const primero = PIDE_LIBRES.test(contexto.texto);
  return respuesta(
    lineas(
      primero ? (deLibres ?? t`Nadie está sin tareas abiertas${dondeOf(contexto)}.`) : null,
      deNoCaben,
      muchos.length
        ? t`${nombresDe(muchos)} ${muchos.length === 1 ? 'lleva' : 'llevan'} claramente más que el resto${dondeOf(contexto)}.`
        : deNoCaben
          ? null
          : t`Nadie destaca: el trabajo abierto está repartido${dondeOf(contexto)}.`,
      elementos(con.slice(0, VISTOS).map(filaDe)),
      con.length > VISTOS ? t`Y ${con.length - VISTOS} personas más con menos.` : null,
      primero ? null : deLibres,
    ),
    sugerencias,
  );
}

/** How the open work is shared out. */
const responder: Answerer = async (contexto) =>
  consultada(await carga(contexto), ['Tareas abiertas', 'por persona']);

export const sobrecarga: Definicion = {
  tipo: 'sobrecarga',
  frases: {
    normal: `¿Quién está sobrecargado? | ¿Quién tiene más trabajo? | ¿Cómo está repartida la carga?
      ¿Quién lleva demasiado? | ¿Hay alguien saturado? | ¿Está bien repartido el trabajo?
      ¿Está {persona} agobiada? | ¿Quién tiene mucho encima? | ¿Quién soporta más peso?
      ¿Cuántas tareas tiene cada persona? | ¿Cómo va de trabajo la gente? | ¿Quién lleva más cosas encima?
      ¿Hay alguien que no dé abasto? | ¿Quién tiene demasiadas cosas? | ¿Cómo está el reparto de tareas?
      ¿Quién va más apretado? | ¿Va {persona} muy cargada? | ¿Quién está hasta arriba? | ¿Quién va desbordado?
      ¿Quién no da abasto? | ¿Cómo va de carga el equipo? | ¿Quién tiene más tareas asignadas?
      ¿Cuánto lleva cada uno?`,
    corta: `sobrecarga | carga del equipo | reparto | carga por persona | sobrecargados | quién va peor
      reparto de trabajo | carga de {persona}`,
    ruda: `quién va de culo | a quién estáis machacando`,
    hablada: `oye quién anda más liado | a ver quién va petado | y quién va con la lengua fuera
      oye a quién le hemos echado demasiado`,
    mal: `kien esta sobrecargdo | carga d trabajo`,
    formal: `Indique las personas con exceso de trabajo`,
    en: `who is overloaded? | workload per person | who has too much work? | how is the workload split?
      is {persona} overloaded?`,
    fr: `qui est surchargé ? | qui a trop de travail ?`,
    de: `wer ist überlastet? | wer hat zu viel Arbeit?`,
  },
  admite: ['persona', 'abiertas'],
  responder,
};
