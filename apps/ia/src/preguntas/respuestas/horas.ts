import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { consultada, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceSprint,
  enumerar,
  lineas,
  literal,
  numero,
  tareas,
} from './contexto/redaccion';
import { sprintsPedidos } from './contexto/sprint-pedido';
import { deQuien, nombresOf, nombreDe } from './listas/filas';

const MAX_TAREAS = 5_000;

const horasDe = (n: number): string => cantidad(n, 'hora', 'horas');

/** The estimated hours of what is open: of the sprint, of somebody or of the project. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, pregunta, persona } = contexto;
  const sprints = pregunta.sprint === null ? [] : await sprintsPedidos(contexto);
  const asignado = deQuien(contexto);
  const { filas } = await reader.tareas({
    proyectos: idsOf(ambito),
    abiertas: true,
    ...(asignado && { asignado }),
    ...(pregunta.sprint !== null && { historias: sprints.flatMap((s) => s.historias) }),
    cuantas: MAX_TAREAS,
  });
  const sum = (of: typeof filas): number =>
    of.reduce((n, { tiempoEstimado }) => n + (tiempoEstimado ?? 0), 0);
  const sinHoras = filas.filter(({ tiempoEstimado }) => tiempoEstimado === null).length;
  const donde = sprints.length ? t` en ${enumerar(sprints.map(enlaceSprint))}` : dondeOf(contexto);
  const nombres = await nombresOf(contexto);
  const porPersona = [...Map.groupBy(filas, (tarea) => tarea.asignado)]
    .map(([quien, suyas]) => ({ quien, horas: sum(suyas) }))
    .toSorted((a, b) => b.horas - a.horas);
  const sujeto = persona ? t`A ${literal(persona.nombre)} le` : pregunta.propias ? 'Te' : null;
  const total = sum(filas);
  const verbo = total === 1 ? 'queda' : 'quedan';
  return consultada(
    respuesta(
      lineas(
        t`${sujeto ? t`${sujeto} ${verbo}` : verbo.replace('q', 'Q')} ${horasDe(total)} de trabajo${donde}, en ${tareas(filas.length)} sin terminar.`,
        sinHoras
          ? t`${numero(sinHoras)} ${sinHoras === 1 ? 'no tiene' : 'no tienen'} tiempo estimado y no ${sinHoras === 1 ? 'cuenta' : 'cuentan'}.`
          : null,
        sujeto || porPersona.length < 2
          ? null
          : elementos(
              porPersona.map(
                (uno) =>
                  t`${uno.quien ? nombreDe(uno.quien, nombres) : 'Sin asignar'}: ${horasDe(uno.horas)}`,
              ),
            ),
      ),
      ['¿Quién está sobrecargado?', '¿Vamos a llegar?'],
    ),
    ['Tareas', ...sprints.map(({ nombre }) => t`sprint «${nombre}»`), 'abiertas, tiempo estimado'],
  );
};

export const horas: Definicion = {
  tipo: 'horas',
  frases: {
    normal: `¿Cuántas horas quedan? | ¿Cuántas horas de trabajo le quedan a {persona}?
      ¿Cuántas horas tiene por delante {persona}? | ¿Cuántas horas faltan en {proyecto}?
      ¿Cuál es el total de horas estimadas que quedan? | ¿Cuántas horas le faltan a {persona}?
      ¿Cuántas horas me quedan? | ¿Cuántas horas de trabajo hay? | ¿Cuánto trabajo en horas queda?
      ¿Cuántas horas estimadas tenemos? | ¿Cuánto tiempo estimado queda? | ¿Cuántas horas tengo por delante?`,
    corta: `horas restantes | horas del sprint | horas pendientes | total de horas | horas que quedan`,
    ruda: `cuántas malditas horas quedan`,
    hablada: `y de horas cómo andamos`,
    mal: `qantas oras kedan | cuantas hras tiene {persona} | oras pendientes`,
    formal: `¿Cuántas horas estimadas restan por ejecutar? | Indique el esfuerzo en horas pendiente`,
    en: `how many hours are left? | remaining hours for {persona}`,
    fr: `combien d'heures reste-t-il ?`,
    de: `wie viele Stunden bleiben?`,
  },
  admite: ['persona', 'sprint'],
  responder,
};
