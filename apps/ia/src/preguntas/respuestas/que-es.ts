import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { consultada, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceProyecto,
  enlaceSprint,
  fechaLarga,
  lineas,
} from './contexto/redaccion';

const MAX_PROYECTOS = 5;

/** What a project is about, for somebody who has just joined it. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const visibles = ambito.slice(0, MAX_PROYECTOS);
  const [epicas, historias, sprints] = await Promise.all([
    reader.epicas(idsOf(visibles)),
    reader.historias(idsOf(visibles)),
    reader.sprints(idsOf(visibles)),
  ]);
  const partes = visibles.map((proyecto) => {
    const suyas = epicas.filter((e) => e.proyecto === proyecto._id);
    const actual = sprints.find((s) => s.proyecto === proyecto._id && s.estado === 'en progreso');
    return lineas(
      t`${enlaceProyecto(proyecto)} (${proyecto.estado}, prioridad ${proyecto.prioridad}) empezó el ${fechaLarga(proyecto.fechaInicio, hoy)}${proyecto.fechaFin ? t` y termina el ${fechaLarga(proyecto.fechaFin, hoy)}` : ''}. ${suyas.length ? 'Se trabaja en:' : 'Todavía no tiene épicas.'}`,
      suyas.length
        ? elementos(
            suyas.map((e) => {
              const dentro = historias.filter((h) => h.epica === e._id);
              const hechas = dentro.filter(({ estado }) => estado === 'completada').length;
              return t`${enlaceEpica(e)}: ${hechas} de ${cantidad(dentro.length, 'historia completada', 'historias completadas')}`;
            }),
          )
        : null,
      actual
        ? t`El sprint en progreso es ${enlaceSprint(actual)}, hasta el ${fechaLarga(actual.fechaFin, hoy)}.`
        : null,
    );
  });
  return consultada(
    respuesta(partes.join('\n\n'), [
      '¿Cómo va el sprint?',
      '¿Quién está en el equipo?',
      '¿Por dónde empiezo?',
    ]),
    ['Épicas e historias'],
  );
};

export const queEs: Definicion = {
  tipo: 'que-es',
  frases: {
    normal: `¿De qué va este proyecto? | ¿En qué consiste {proyecto}? | Explícame el proyecto
      ¿Cuándo acaba el proyecto? | ¿Cuándo empezó {proyecto}? | Soy nuevo, ¿de qué trata esto?
      ¿Qué se está construyendo aquí? | ¿Qué es {proyecto}? | ¿De qué va {proyecto}?
      ¿Para qué es este proyecto? | ¿Qué hacemos en este proyecto? | ¿Cuándo termina {proyecto}?
      Cuéntame de qué va esto | ¿Cuál es el objetivo del proyecto? | ¿Qué hacemos en {proyecto}?
      ¿De qué trata este proyecto?`,
    corta: `qué es {proyecto} | descripción del proyecto | objetivo del proyecto | sobre el proyecto
      descripción de {proyecto}`,
    ruda: `de qué coño va este proyecto`,
    hablada: `y esto del {proyecto} qué es`,
    mal: `explikame el proyecto`,
    formal: `Describa el objeto del proyecto | ¿Cuál es la finalidad de {proyecto}?`,
    en: `what is this project about? | explain the project to me | when does the project end?
      what is {proyecto} about? | what is the goal of this project?`,
    fr: `de quoi parle ce projet ?`,
    de: `worum geht es in diesem Projekt?`,
  },
  admite: [],
  responder,
};
