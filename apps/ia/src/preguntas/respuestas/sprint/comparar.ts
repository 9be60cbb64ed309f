import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Sprint } from '../../../datos/lectura/datos';
import type { HistoriaSummary } from '../../person-reader';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceSprint,
  fechaLarga,
  lineas,
  literal,
  numero,
} from '../contexto/redaccion';
import { velocidadOf } from './velocidad';

/** «Este sprint con el anterior»: the one in progress is one of the two. */
const CON_EL_ACTUAL = /\b(?:este|actual|en curso|en progreso|llevamos|vamos)\b/i;

/** The sprint in progress beside the last finished one: what it has done by now, and when it ends. */
function actualCon({ hoy }: Contexto, propios: readonly Sprint[], historias: readonly HistoriaSummary[]) {
  const actual = propios.find(({ estado }) => estado === 'en progreso');
  const [antes] = velocidadOf(propios, historias, 1).sprints;
  if (!actual || !antes) return null;
  const dentro = new Set(actual.historias);
  const suyas = historias.filter(({ _id }) => dentro.has(_id));
  const hechas = suyas.filter(({ estado }) => estado === 'completada');
  const suma = (of: readonly HistoriaSummary[]): number =>
    of.reduce((total, { puntos }) => total + puntos, 0);
  return lineas(
    t`${enlaceSprint(actual)} lleva ${numero(suma(hechas))} de ${cantidad(suma(suyas), 'punto', 'puntos')} y termina el ${fechaLarga(actual.fechaFin, hoy)}; ${enlaceSprint(antes.sprint)} completó ${numero(antes.puntos)}.`,
    elementos([
      t`${enlaceSprint(actual)}: ${numero(hechas.length)} de ${cantidad(suyas.length, 'historia completada', 'historias completadas')}`,
      t`${enlaceSprint(antes.sprint)}: ${cantidad(antes.historias, 'historia completada', 'historias completadas')}`,
    ]),
  );
}

/** The last two finished sprints side by side, or the one in progress and the one before it. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const [todos, historias] = await Promise.all([
    reader.sprints(idsOf(ambito)),
    reader.historias(idsOf(ambito)),
  ]);
  const conElActual = CON_EL_ACTUAL.test(contexto.texto);
  const partes = ambito.flatMap(({ _id, nombre }) => {
    const propios = todos.filter((s) => s.proyecto === _id);
    const conEl = conElActual ? actualCon(contexto, propios, historias) : null;
    if (conEl) return [conEl];
    const { sprints } = velocidadOf(propios, historias);
    const [antes, despues] = sprints.slice(-2);
    if (!antes || !despues) return [];
    const diferencia = despues.puntos - antes.puntos;
    const mas =
      diferencia === 0
        ? 'los mismos puntos'
        : t`${cantidad(Math.abs(diferencia), 'punto', 'puntos')} ${diferencia > 0 ? 'más' : 'menos'}`;
    return [
      lineas(
        t`${proyecto ? '' : t`${literal(nombre)}: `}«${literal(despues.sprint.nombre)}» completó ${mas} que «${literal(antes.sprint.nombre)}».`,
        elementos(
          [antes, despues].map(
            ({ sprint, puntos, historias: n }) =>
              t`${enlaceSprint(sprint)}: ${cantidad(puntos, 'punto', 'puntos')} en ${cantidad(n, 'historia', 'historias')}`,
          ),
        ),
      ),
    ];
  });
  const sugerencias = ['¿Cuál es la velocidad del equipo?', '¿Cómo va el sprint?'];
  const hecha = partes.length
    ? respuesta(partes.join('\n\n'), sugerencias)
    : respuesta(t`Todavía no hay dos sprints completados que comparar${dondeOf(contexto)}.`, sugerencias);
  return consultada(hecha, [
    'Sprints',
    conElActual ? 'el que está en progreso y el anterior' : 'los dos últimos completados',
  ]);
};

export const comparar: Definicion = {
  tipo: 'comparar',
  frases: {
    normal: `¿Vamos mejor que en el sprint pasado? | Compara los últimos sprints | ¿Qué sprint salió mejor?
      ¿Hemos hecho más que la otra vez? | ¿Cómo va este sprint respecto al anterior?
      ¿En qué se diferencian los dos últimos sprints? | Pon el sprint actual al lado del pasado
      ¿Estamos mejorando de un sprint a otro? | ¿Este sprint va mejor que el anterior?
      ¿Qué tal este sprint comparado con el otro? | Compara este sprint con el pasado
      Diferencias entre los últimos sprints | Compara este sprint con el anterior | ¿Hemos mejorado?
      ¿Cuál fue el mejor sprint? | ¿Hicimos más que en el sprint pasado?
      ¿Vamos mejor que en el sprint anterior? | ¿Cómo fue este sprint frente al pasado?
      ¿Fuimos más productivos que la vez anterior?`,
    corta: `comparar sprints | comparativa de sprints | este sprint vs anterior | sprint contra sprint
      este y el anterior | comparativa`,
    ruda: `vamos peor que el sprint pasado o qué`,
    hablada: `y comparado con el sprint de antes qué tal | hemos mejorado respecto al anterior o no`,
    mal: `conpara los sprints | konparame los dos ultimos sprints`,
    formal: `Establezca una comparación entre los dos últimos sprints`,
    en: `compare the last two sprints | are we doing better than last sprint?`,
    fr: `compare les deux derniers sprints`,
    de: `vergleiche die letzten zwei Sprints | vergleiche die letzten beiden Sprints`,
  },
  admite: ['sprint'],
  responder,
};
