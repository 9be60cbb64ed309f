import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Acuerdos } from '../../person-reader';
import { type Answerer, consultada, respuesta } from '../contexto/contexto';
import { elementos, lineas, literal } from '../contexto/redaccion';
import { NO_RESPONDE, sinProyecto } from './comun';

const REGLAS: Record<NonNullable<Acuerdos['listo']['puntos'][number]['regla']>, string> = {
  criterios: 'tiene criterios de aceptación',
  descripcion: 'tiene un texto que dice qué se quiere',
  puntos: 'tiene puntos',
  responsable: 'tiene responsable',
  criteriosCumplidos: 'cumple todos sus criterios',
  sinBloqueos: 'no espera a nada',
  sinTareasAbiertas: 'no le quedan tareas abiertas',
};

const definicionDe = (cual: string, { puntos, impide }: Acuerdos['listo'], momento: string): string =>
  puntos.length
    ? lineas(
        t`Una historia está ${cual} si:`,
        elementos(puntos.map(({ regla, texto }) => (regla ? REGLAS[regla] : literal(texto)))),
        impide
          ? t`Sin eso, el sprint no se puede ${momento}.`
          : t`Al ${momento} el sprint se avisa de lo que falta.`,
      )
    : t`El equipo no ha dicho cuándo una historia está ${cual}.`;

/** When a story is ready for a sprint and when it is done, as the team says. */
const responder: Answerer = async (contexto) => {
  const { reader, proyecto, texto } = contexto;
  if (!proyecto) return sinProyecto(contexto, 'Definición de hecho de');
  const acuerdos = await reader.acuerdos(proyecto._id);
  if (!acuerdos) return NO_RESPONDE;
  const de = { lista: /\blist[oa]s?\b/i.test(texto), hecha: /\b(?:hech|terminad)[oa]s?\b/i.test(texto) };
  const ambas = de.lista === de.hecha;
  return consultada(
    respuesta(
      lineas(
        ambas || de.lista ? definicionDe('lista', acuerdos.listo, 'iniciar') : null,
        ambas || de.hecha ? definicionDe('hecha', acuerdos.hecho, 'finalizar') : null,
      ),
    ),
    ['Definición de listo y de hecho', proyecto.nombre],
  );
};

export const definiciones: Definicion = {
  tipo: 'definiciones',
  frases: {
    normal: `¿Cuál es la definición de hecho? | ¿Cuándo está lista una historia?
      ¿Cuál es nuestra definición de listo? | ¿Cuándo consideramos que algo está hecho?
      ¿Qué hace falta para que una historia entre en un sprint? | ¿Qué entendemos por hecho?
      ¿Cuándo está hecha una historia? | ¿Qué pide la definición de listo?
      ¿Qué condiciones tiene que cumplir una historia para estar lista? | ¿Cuándo damos algo por hecho?
      ¿Qué es para nosotros «hecho»? | ¿Qué tiene que cumplir una historia para entrar?
      ¿Qué hemos acordado para dar algo por terminado?`,
    corta: `definición de hecho | definición de listo | definition of done | DoD`,
    ruda: `qué coño es estar terminado aquí`,
    hablada: `oye y cuándo damos algo por hecho`,
    mal: `definision de hecho | definicion de echo`,
    formal: `Exponga los criterios de finalización acordados por el equipo`,
    en: `what is our definition of done? | when is a story ready? | when is something done?`,
    fr: `quelle est la définition de terminé ? | quelle est notre définition de fini ?`,
    de: `was ist unsere Definition of Done? | wann gilt etwas als fertig?`,
  },
  admite: [],
  responder,
};
