import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { namedItems } from './named-epica';
import { wordsOf } from '../preguntas/texto/normalize';
import { type Answerer, idsOf, respuesta } from '../preguntas/respuestas/contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceEpica,
  lineas,
  literal,
} from '../preguntas/respuestas/contexto/redaccion';
import { newId, offer, propuestaOf } from './build-propuesta';
import { type HistoriaPedida, historiaPedidaOf } from './historia-pedida';
import { CONFIRMA } from './sobre-cosa';

/** Proposes a new story in the epic that is named, or in the only one there is. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, texto } = contexto;
  const epicas = (await reader.epicas(idsOf(ambito))).filter(({ proyecto }) =>
    reader.puede('proyecto.editar', proyecto),
  );
  const isEpica = (nombre: string): boolean =>
    epicas.some(({ titulo }) => wordsOf(titulo).join(' ') === wordsOf(nombre).join(' '));
  const { titulo, epica, prioridad, puntos } = historiaPedidaOf(texto, isEpica);
  if (!titulo)
    return respuesta(
      '¿Cómo se llama la historia, y en qué épica va? Por ejemplo: «crea una historia "Pagar con Bizum" en la épica Pagos».',
    );
  const [best] = epica === null ? [] : namedItems(t`«${epica}»`, epicas);
  const elegida = best?.item ?? (epicas.length === 1 ? epicas[0] : undefined);
  if (!elegida) {
    return respuesta(
      lineas(
        epicas.length
          ? t`¿En qué épica creo «${literal(titulo)}»?`
          : 'No hay ninguna épica en la que crearla.',
        epicas.length ? elementos(epicas.slice(0, 8).map(enlaceEpica)) : null,
      ),
      epicas
        .slice(0, 3)
        .map((e) => t`Crea ${comoSePide({ titulo, prioridad, puntos })} en la épica ${literal(e.titulo)}`),
    );
  }
  const cosas = [
    prioridad && t`prioridad ${prioridad}`,
    puntos && cantidad(puntos, 'punto', 'puntos'),
  ].filter(Boolean);
  const con = cosas.length ? t`, con ${cosas.join(' y ')}` : '';
  const descripcion = t`Crear la historia «${titulo}» en la épica «${elegida.titulo}»${con}`;
  return offer(
    lineas(t`Propongo crear la historia «${literal(titulo)}» en ${enlaceEpica(elegida)}${con}.`, CONFIRMA),
    propuestaOf({
      tipo: 'crear-historia',
      resumen: literal(descripcion),
      proyecto: elegida.proyecto,
      cambios: [
        {
          metodo: 'POST',
          ruta: '/api/historias',
          cuerpo: {
            _id: newId(),
            titulo,
            proyecto: elegida.proyecto,
            epicaId: elegida._id,
            ...(prioridad && { prioridad }),
            ...(puntos !== null && { puntos }),
          },
          descripcion,
        },
      ],
    }),
  );
};

/** What was asked for, to be asked again with what is missing. */
const comoSePide = ({
  titulo,
  prioridad,
  puntos,
}: Pick<HistoriaPedida, 'titulo' | 'prioridad' | 'puntos'>): string =>
  [
    t`una historia «${literal(titulo ?? '')}»`,
    prioridad && t`de prioridad ${prioridad}`,
    puntos !== null && t`de ${puntos} puntos`,
  ]
    .filter(Boolean)
    .join(' ');

export const crearHistoria: Definicion = {
  tipo: 'crear-historia',
  frases: {
    normal: `Crea una historia {titulo} en la épica {epica} | Añade una historia llamada {titulo} | Necesitamos una historia para {titulo} | Quiero una historia nueva en {epica} | ¿Puedes crear una historia que se llame {titulo}? | Nueva historia en la épica {epica}: {titulo} | Añade a {epica} una historia sobre {tema} | Crea una historia | Apunta la historia {titulo} de 3 puntos | Crea una historia para {tema} | Apunta una historia nueva: {tema} | Necesitamos una historia para {tema} | Da de alta una historia sobre {tema}`,
    corta: `nueva historia: {titulo} | historia nueva en {epica}`,
    ruda: `créame una historia ya`,
    mal: `crea una istoria {titulo} | nueva istoria {titulo}`,
    en: `create a story {titulo} in the epic {epica} | create a story for {tema} | add a story about {tema}`,
    fr: `crée une histoire {titulo}`,
    de: `erstelle eine Story {titulo}`,
  },
  admite: ['cosa', 'epica', 'prioridades'],
  tema: true,
  propone: true,
  literal: true,
  responder,
};
