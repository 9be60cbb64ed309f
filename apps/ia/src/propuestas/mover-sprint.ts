import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { CambioPropuesto } from '@pmp/contracts/ia';
import type { Sprint } from '../datos/lectura/datos';
import type { HistoriaSummary } from '../preguntas/person-reader';
import { dichoOf } from '../preguntas/comprension/palabras';
import {
  type Answerer,
  type Contexto,
  respuesta,
  type Respuesta,
} from '../preguntas/respuestas/contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceHistoria,
  enlaceSprint,
  lineas,
  literal,
} from '../preguntas/respuestas/contexto/redaccion';
import { offer, propuestaOf } from './build-propuesta';
import { CONFIRMA, isRespuesta, meant } from './sobre-cosa';

const MAX_HISTORIAS = 50;
const SACA = /\b(?:sac\w+|quit\w+|fuera)\b.*\bsprint\b|\bsprint\b.*\bfuera\b/;

/** The stories that are meant: those that are named, else what of the sprint in progress is not begun. */
async function historiasOf(
  contexto: Contexto,
  actual: Sprint | undefined,
): Promise<HistoriaSummary[] | Respuesta> {
  const { reader, proyecto, cosas, claveSinNada } = contexto;
  if (cosas.length || claveSinNada) {
    const elegidas = await meant(contexto);
    if (isRespuesta(elegidas)) return elegidas;
    const todas = new Map((await reader.historias([elegidas[0]!.item.proyecto])).map((h) => [h._id, h]));
    return elegidas.flatMap(({ tipo, item }) => todas.get(tipo === 'tarea' ? item.historia : item._id) ?? []);
  }
  if (!actual || !proyecto) return [];
  const dentro = new Set(actual.historias);
  return (await reader.historias([proyecto._id])).filter(
    ({ _id, estado }) => dentro.has(_id) && estado === 'pendiente',
  );
}

/** Where they go: out of every sprint (null), into the one in progress, or into the next. */
function destinoOf(
  { pregunta, sprint, texto }: Contexto,
  sprints: readonly Sprint[],
): Sprint | null | undefined {
  if (sprint) return sprint;
  if (SACA.test(dichoOf(texto)) && pregunta.sprint !== 'siguiente') return null;
  const estado =
    pregunta.sprint === 'actual' && !/\bprox|\bviene|\bsiguiente/.test(dichoOf(texto))
      ? 'en progreso'
      : 'pendiente';
  return sprints.find((one) => one.estado === estado);
}

/** Proposes to move stories to another sprint, as the backlog does. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito } = contexto;
  const proyecto = contexto.proyecto ?? ambito.find(({ _id }) => _id === contexto.cosas[0]?.item.proyecto);
  if (!proyecto)
    return respuesta(
      '¿De qué proyecto?',
      ambito.slice(0, 3).map(({ nombre }) => t`Mueve lo pendiente al próximo sprint de ${nombre}`),
    );
  if (!reader.puede('proyecto.editar', proyecto._id))
    return respuesta(t`No puedes cambiar los sprints de ${literal(proyecto.nombre)}.`);
  const sprints = (await reader.sprints([proyecto._id])).toSorted((a, b) =>
    a.fechaInicio.localeCompare(b.fechaInicio),
  );
  const actual = sprints.find(({ estado }) => estado === 'en progreso');
  const destino = destinoOf(contexto, sprints);
  if (destino === undefined)
    return respuesta('No hay ningún sprint al que moverlo. Puedo prepararte uno.', [
      'Prepara el próximo sprint',
    ]);
  const pedidas = await historiasOf({ ...contexto, proyecto }, actual);
  if ('sugerencias' in pedidas) return pedidas;
  const historias = pedidas
    .filter(({ _id, estado }) => estado !== 'completada' && !destino?.historias.includes(_id))
    .slice(0, MAX_HISTORIAS);
  if (!historias.length)
    return respuesta('No hay ninguna historia que mover: o están hechas, o ya están ahí.');
  const adonde = destino ? t`a ${enlaceSprint(destino)}` : 'fuera de los sprints';
  const plano = destino ? t`a «${destino.nombre}»` : 'fuera de los sprints';
  const cambio: CambioPropuesto = {
    metodo: 'PUT',
    ruta: '/api/sprints/lote',
    cuerpo: {
      proyecto: proyecto._id,
      historias: historias.map(({ _id }) => _id),
      destino: destino?._id ?? null,
      alcance: true,
    },
    descripcion: t`Mover ${cantidad(historias.length, 'historia', 'historias')} ${plano}`,
  };
  return offer(
    lineas(
      t`Propongo mover ${cantidad(historias.length, 'historia', 'historias')} ${adonde}:`,
      elementos(historias.map((one) => t`${enlaceHistoria(one)}: ${one.estado}`)),
      CONFIRMA,
    ),
    propuestaOf({
      tipo: 'mover-sprint',
      resumen: literal(cambio.descripcion),
      proyecto: proyecto._id,
      cambios: [cambio],
    }),
  );
};

export const moverSprint: Definicion = {
  tipo: 'mover-sprint',
  frases: {
    normal: `Mueve {clave} al siguiente sprint | Pasa lo que no esté empezado al próximo sprint | Saca {titulo} del sprint | Mete {clave} en el sprint | Lleva lo pendiente al sprint que viene | Lo que no hayamos tocado, pásalo al siguiente | Quita {titulo} del sprint | Traslada las historias sin empezar a la próxima iteración | Incluye {titulo} en el sprint actual | Pasa {titulo} al sprint siguiente | Mueve las pendientes al próximo sprint | Mete {titulo} en el sprint actual | Quiero {clave} en el sprint | Saca {clave} de este sprint | Pasa todo lo pendiente al sprint que viene | Deja {titulo} para el próximo sprint | Mueve las historias no empezadas al siguiente sprint | Mueve {titulo} al próximo sprint | Deja {clave} para el sprint siguiente | Añade {titulo} al sprint | Saca {titulo} de este sprint | Lo que no esté empezado, al siguiente sprint | Pasa las que no hemos empezado al sprint que viene | Mete también {titulo} en este sprint`,
    corta: `{clave} al próximo sprint | lo pendiente al sprint siguiente | {titulo} fuera del sprint | {titulo} al sprint | {clave} fuera del sprint | lo no empezado al próximo`,
    ruda: `saca {titulo} del puto sprint`,
    mal: `pasa lo no enpezado al sigiente sprint`,
    formal: `Traslade al siguiente sprint los elementos no iniciados`,
    en: `move {clave} to the next sprint | move whatever is not started to the next sprint | add {clave} to the sprint | take {clave} out of the sprint | push unstarted stories to the next sprint`,
    fr: `déplace {clave} au prochain sprint | mets {titulo} dans le prochain sprint | sors {clave} du sprint`,
    de: `verschiebe {clave} in den nächsten Sprint | nimm {clave} aus dem Sprint | schiebe {titulo} in den nächsten Sprint`,
  },
  admite: ['cosa', 'sprint', 'estados'],
  propone: true,
  responder,
};
