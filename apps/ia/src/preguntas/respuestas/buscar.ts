import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import type { Hallazgo } from '../person-reader';
import { type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceProyecto,
  enlaceTarea,
  lineas,
  literal,
} from './contexto/redaccion';

const VISTOS = 10;

const NOMBRE = { proyecto: 'proyecto', epica: 'épica', historia: 'historia', tarea: 'tarea' };

function filaOf(hallazgo: Hallazgo, { ambito, proyecto }: Contexto): string {
  const { tipo, titulo } = hallazgo;
  if (tipo === 'proyecto') return t`${enlaceProyecto({ _id: hallazgo._id, nombre: titulo })} (proyecto)`;
  const donde = proyecto ? undefined : ambito.find(({ _id }) => _id === hallazgo.proyecto)?.nombre;
  const enlace = { epica: enlaceEpica, historia: enlaceHistoria, tarea: enlaceTarea }[tipo](hallazgo);
  return t`${enlace} (${NOMBRE[tipo]}${donde ? t` de ${literal(donde)}` : ''})`;
}

const responder: Answerer = async (contexto) => {
  const { reader, ambito, pregunta } = contexto;
  const texto = pregunta.objeto;
  if (!texto) return respuesta('¿Qué quieres que busque? Por ejemplo: «busca pasarela de pago».');
  const hallados = await reader.buscar(texto, idsOf(ambito), VISTOS + 1);
  const dicho = t`«${literal(texto)}»`;
  if (!hallados.length) {
    return respuesta(
      t`No encuentro nada que se llame ${dicho}${dondeOf(contexto)}. Busco en los títulos de proyectos, épicas, historias y tareas.`,
      ['Resumen de mis proyectos'],
    );
  }
  const vistos = hallados.slice(0, VISTOS);
  const cuantos =
    hallados.length > VISTOS
      ? t`más de ${VISTOS} resultados`
      : cantidad(vistos.length, 'resultado', 'resultados');
  return respuesta(
    lineas(
      t`Hay ${cuantos} para ${dicho}${dondeOf(contexto)}:`,
      elementos(vistos.map((hallazgo) => filaOf(hallazgo, contexto))),
    ),
  );
};

export const buscar: Definicion = {
  tipo: 'buscar',
  frases: {
    normal: `Busca {tema} | ¿Dónde está la tarea de {tema}? | ¿Hay algo sobre {tema}? | Encuéntrame lo de {tema}
      ¿Existe alguna historia de {tema}? | Enséñame las tareas que hablen de {tema} | ¿Dónde encuentro {tema}?
      Busca tareas de {tema} | ¿Qué hay sobre {tema}? | Encuentra {tema} | Localiza lo de {tema}
      Muéstrame lo que haya sobre {tema} | ¿Tenemos historias de {tema}? | Encuentra {titulo}
      ¿Dónde está {titulo}? | Busca algo de {titulo} | ¿Dónde está lo de {tema}? | ¿Tenemos algo de {tema}?
      Busca historias de {tema} | Localiza {tema}`,
    corta: `busca {tema} | tareas sobre {tema} | algo de {tema}`,
    hablada: `oye había algo de {tema}, dónde está | a ver si encuentras algo de {tema}`,
    mal: `vusca {tema} | ai algo sobre {tema} | buska {tema}`,
    formal: `Localice los elementos relativos a {tema}`,
    en: `find {tema} | search for {tema} | is there anything about {tema}? | is there a task about {tema}?`,
    fr: `cherche {tema}`,
    de: `suche {tema} | gibt es etwas zu {tema}?`,
  },
  admite: ['cosa', 'epica'],
  tema: true,
  literal: true,
  responder,
};
