import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { type Answerer, consultada, respuesta } from '../contexto/contexto';
import { namedThings } from '../contexto/cosa-nombrada';
import {
  cantidad,
  enlaceHistoria,
  enlaceSprint,
  enumerar,
  lineas,
  literal,
  numero,
} from '../contexto/redaccion';
import { dichoOf } from '../../comprension/palabras';
import { pronosticoOf } from './sprint';

const METE = /\b(?:met\w+|anad\w+|cab\w+|incorpor\w+|inclu\w+|con|entr\w+|add\w*|sum\w+)\b/;
const QUITA = /\b(?:quit\w+|sac\w+|fuera|sin|no hac\w+|no hici\w+|dej\w+|exclu\w+|retir\w+)\b/;

/** What the forecast of the sprint would be with some stories less or more. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, texto, claveSinNada } = contexto;
  if (claveSinNada) return respuesta(t`No hay nada con la clave ${literal(claveSinNada)}.`);
  const found = namedThings(contexto);
  const [best] = found;
  if (!best)
    return respuesta(
      '¿Si quitamos o metemos qué? Escribe la clave de la historia, o su título entre comillas.',
    );
  const elegidas = best.grado === Infinity ? found.filter(({ grado }) => grado === Infinity) : [best];
  const proyecto =
    ambito.find(({ _id }) => _id === best.item.proyecto) ??
    reader.proyectos.find(({ _id }) => _id === best.item.proyecto);
  if (!proyecto) return respuesta('No veo ese proyecto.');
  const todas = await reader.historias([proyecto._id]);
  const ids = elegidas.map(({ tipo, item }) => (tipo === 'tarea' ? item.historia : item._id));
  const historias = todas.filter(({ _id }) => ids.includes(_id));
  const sprint = (await reader.sprints([proyecto._id])).find(({ estado }) => estado === 'en progreso');
  if (!sprint) return respuesta(t`No hay ningún sprint en progreso en ${literal(proyecto.nombre)}.`);
  const plano = dichoOf(texto);
  const dentro = historias.every(({ _id }) => sprint.historias.includes(_id));
  const quita = QUITA.test(plano) || (dentro && !METE.test(plano));
  const enlaces = enumerar(historias.map(enlaceHistoria));
  if (quita && !dentro)
    return respuesta(t`${enlaces} no está en ${enlaceSprint(sprint)}: sacarla no cambia nada.`);
  if (!quita && dentro) return respuesta(t`${enlaces} ya está en ${enlaceSprint(sprint)}.`);
  const cambio = quita ? { sin: ids } : { con: ids };
  const [antes, despues] = await Promise.all([
    reader.situacion(proyecto._id),
    reader.situacion(proyecto._id, cambio),
  ]);
  const de = (one: typeof antes): string =>
    one?.pronostico ? t`${Math.round(one.pronostico.probabilidad * 100)} %` : 'no se puede saber';
  const puntos = historias
    .filter(({ estado }) => estado !== 'completada')
    .reduce((sum, one) => sum + one.puntos, 0);
  const hechas = historias.every(({ estado }) => estado === 'completada');
  return consultada(
    respuesta(
      lineas(
        t`Si ${quita ? 'sale' : 'entra'} ${enlaces} (${cantidad(puntos, 'punto por hacer', 'puntos por hacer')}) ${quita ? 'de' : 'en'} ${enlaceSprint(sprint)}:`,
        hechas && quita ? 'Ya está terminada, así que el pronóstico no cambia.' : null,
        antes &&
          t`Ahora quedan ${numero(antes.restante)} ${antes.unidad}, y la probabilidad de terminar a tiempo es del ${de(antes)}.`,
        despues
          ? t`Quedarían ${numero(despues.restante)} ${despues.unidad}, y la probabilidad sería del ${de(despues)}.`
          : 'No quedaría nada por hacer.',
        despues && pronosticoOf(despues, hoy),
        antes?.pronostico ? null : 'El equipo tiene poca historia para un pronóstico.',
      ),
      [
        t`${quita ? 'Saca' : 'Mete'} «${literal(historias[0]?.titulo ?? '')}» ${quita ? 'del sprint' : 'en el sprint'}`,
      ],
    ),
    [
      'Pronóstico',
      t`sprint «${sprint.nombre}»`,
      t`${quita ? 'sin' : 'con'} ${historias
        .map(({ titulo }) => t`«${titulo}»`)
        .map(decir)
        .join(', ')}`,
    ],
  );
};

export const quePasaria: Definicion = {
  tipo: 'que-pasaria',
  frases: {
    normal: `¿Qué pasaría si quitamos {titulo}? | ¿Y si sacamos {clave} del sprint? | ¿Llegaríamos sin {titulo}?
      ¿Cómo quedaría el sprint si dejamos fuera {clave}? | ¿Qué cambia si añadimos {clave}?
      ¿Nos daría tiempo si no hacemos {titulo}? | ¿Cabe {titulo} en este sprint? | Simula el sprint sin {clave}
      ¿Y si no hiciéramos {titulo}? | Imagina que metemos {clave}, ¿cómo vamos?
      ¿Entraría {titulo} en el sprint? | ¿Qué probabilidad tendríamos sin {titulo}? | ¿Nos cabe {titulo}?
      ¿Podríamos meter {clave} y llegar? | ¿Acabaríamos a tiempo sin {clave}? | ¿Y si dejamos fuera {titulo}?
      ¿Qué ganamos si quitamos {clave}? | ¿Llegamos si metemos {clave}?
      ¿Cómo cambia el pronóstico sin {titulo}? | ¿Y si añadimos {titulo}? | ¿Y si quitamos {clave} del sprint?
      Si dejo fuera {titulo}, ¿llegamos? | ¿Llegaríamos sin {clave}?
      Si metemos {titulo}, ¿terminamos a tiempo? | ¿Cómo quedaría el sprint sin {titulo}?
      ¿Cambia algo si retiramos {clave}? | ¿Y si no hacemos {clave}?
      ¿Qué ganamos dejando {titulo} para después? | si quito {titulo} llegamos
      ¿Podemos permitirnos meter {clave}? | ¿Qué efecto tendría sacar {clave} del sprint?`,
    corta: `sprint sin {clave} | simular sin {titulo} | sprint con {clave} | si añadimos {titulo}
      si quito {clave} | sin {titulo} llegamos? | y si meto {clave}`,
    ruda: `y si mandamos a la mierda {titulo} llegamos`,
    hablada: `oye y si quitáramos {titulo} qué | supón que sacamos {clave}
      y si de repente metemos {titulo} qué pasa | imagínate que quitamos {titulo}, cómo quedamos
      pongamos que sacamos {clave}, llegamos?`,
    mal: `q pasaria si kitamos {titulo} | y si sacmos {clave}`,
    formal: `¿Qué efecto tendría excluir {titulo} del sprint?`,
    en: `what if we drop {clave}? | what would happen if we add {titulo} to the sprint?
      would we make it without {titulo}? | if we remove {titulo}, do we finish?`,
    fr: `et si on enlève {clave} ? | que se passe-t-il si on ajoute {titulo} ?`,
    de: `was wäre, wenn wir {clave} weglassen? | schaffen wir es ohne {titulo}?`,
  },
  admite: ['cosa', 'sprint'],
  responder,
};
