import { decir, t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { type Answerer, consultada, dondeOf, idsOf, respuesta } from '../contexto/contexto';
import {
  cantidad,
  diasEntre,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceSprint,
  enlaceTarea,
  enumerar,
  fechaLarga,
  lineas,
} from '../contexto/redaccion';
import { sprintsPedidos } from '../contexto/sprint-pedido';
import { deQuien, deQuienDicho, FILAS, nombresOf, nombreDe } from '../listas/filas';

const MAX_TAREAS = 5_000;

/** What has had its state for longest, or for longer than is asked; what is done has nowhere to go. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, pregunta, texto, epica } = contexto;
  const estados: readonly EstadoTarea[] = pregunta.estados.filter((one) => one !== 'completada');
  const conHistorias = pregunta.sobre !== 'tareas' && !/\btareas?\b/i.test(texto);
  const conTareas = pregunta.sobre !== 'historias' && !/\bhistorias?\b/i.test(texto);
  const sprints = pregunta.sprint === null ? null : await sprintsPedidos(contexto);
  const dentro = sprints && new Set(sprints.flatMap(({ historias }) => historias));
  const asignado = deQuien(contexto);
  const todas = await reader.historias(idsOf(ambito));
  const validas = new Set(
    todas
      .filter((one) => (!dentro || dentro.has(one._id)) && (!epica || one.epica === epica._id))
      .map(({ _id }) => _id),
  );
  const { filas } = conTareas
    ? await reader.tareas({
        proyectos: idsOf(ambito),
        cuantas: MAX_TAREAS,
        ...(estados.length ? { estados } : { abiertas: true }),
        ...(asignado && { asignado }),
        ...(pregunta.prioridades.length > 0 && { prioridades: pregunta.prioridades }),
        ...(pregunta.clases.length > 0 && { tipos: pregunta.clases }),
      })
    : { filas: [] };
  const historias = conHistorias
    ? todas.filter(
        ({ _id, estado, responsable, prioridad }) =>
          validas.has(_id) &&
          (estados.length ? estados.includes(estado) : estado !== 'completada') &&
          (!asignado || responsable === asignado) &&
          (!pregunta.prioridades.length || pregunta.prioridades.includes(prioridad)) &&
          !pregunta.clases.length,
      )
    : [];
  const items = [
    ...historias.map((item) => ({ item, enlace: enlaceHistoria(item), quien: item.responsable ?? null })),
    ...filas
      .filter(({ historia }) => validas.has(historia))
      .map((item) => ({ item, enlace: enlaceTarea(item), quien: item.asignado })),
  ];
  const [entradas, nombres] = await Promise.all([
    reader.entradas(items.map(({ item }) => item)),
    nombresOf(contexto),
  ]);
  const viejas = items
    .flatMap((one) => {
      const entrada = entradas.get(one.item._id);
      return entrada ? [{ ...one, entrada, dias: diasEntre(entrada.fecha, hoy) }] : [];
    })
    .filter(({ dias }) => pregunta.masDe === null || dias > pregunta.masDe)
    .toSorted((a, b) => b.dias - a.dias);
  const cosa: readonly [string, string] = !conHistorias
    ? ['tarea', 'tareas']
    : conTareas
      ? ['elemento', 'elementos']
      : ['historia', 'historias'];
  const como = [
    estados.length ? t` ${enumerar(estados, 'o')}` : ' sin terminar',
    pregunta.clases.length > 0 && t` de tipo ${enumerar(pregunta.clases, 'o')}`,
    pregunta.prioridades.length > 0 && t` de prioridad ${enumerar(pregunta.prioridades, 'o')}`,
    epica && t` de la épica ${enlaceEpica(epica)}`,
    sprints?.length && t` de ${enumerar(sprints.map(enlaceSprint))}`,
    deQuienDicho(contexto),
  ]
    .filter(Boolean)
    .map(decir)
    .join('');
  const consulta = [
    cosa[1].charAt(0).toUpperCase() + cosa[1].slice(1),
    como.trim(),
    pregunta.masDe === null
      ? 'las que más llevan en su estado'
      : t`más de ${cantidad(pregunta.masDe, 'día', 'días')} en su estado`,
  ];
  if (!viejas.length)
    return consultada(
      respuesta(
        pregunta.masDe === null
          ? t`No hay ${cosa[1]}${como}${dondeOf(contexto)}.`
          : t`${cosa[1] === 'elementos' ? 'Ninguno de los' : 'Ninguna de las'} ${cosa[1]}${como}${dondeOf(contexto)} lleva más de ${cantidad(pregunta.masDe, 'día', 'días')} en su estado.`,
      ),
      consulta,
    );
  const filaOf = ({ item, enlace, quien, entrada, dias }: (typeof viejas)[number]): string =>
    t`${enlace}: ${item.estado} ${entrada.exacta ? 'desde' : 'al menos desde'} el ${fechaLarga(entrada.fecha, hoy)} (${cantidad(dias, 'día', 'días')}), ${quien ? nombreDe(quien, nombres) : 'sin asignar'}${/antigu|viej/i.test(texto) ? t`, creada el ${fechaLarga(item.createdAt, hoy)}` : ''}`;
  return consultada(
    respuesta(
      lineas(
        pregunta.masDe === null
          ? t`${conHistorias && !conTareas ? 'Historias' : conTareas && !conHistorias ? 'Tareas' : 'Lo'} que más tiempo ${conHistorias && conTareas ? 'lleva' : 'llevan'} en su estado,${como}${dondeOf(contexto)}:`
          : t`${cantidad(viejas.length, ...cosa)}${como}${dondeOf(contexto)} ${viejas.length === 1 ? 'lleva' : 'llevan'} más de ${cantidad(pregunta.masDe, 'día', 'días')} en su estado:`,
        elementos(viejas.slice(0, FILAS).map(filaOf)),
        pregunta.masDe !== null && viejas.length > FILAS ? t`Y ${viejas.length - FILAS} más.` : null,
      ),
      ['¿Qué está bloqueado y por qué?', '¿Qué está en revisión?'],
    ),
    consulta,
  );
};

export const masTiempo: Definicion = {
  tipo: 'mas-tiempo',
  frases: {
    normal: `¿Qué lleva más tiempo parado? | ¿Qué historia lleva más días en progreso?
      ¿Qué es lo que más lleva en revisión? | ¿Cuál es la tarea más antigua sin tocar?
      ¿Qué tarea lleva más sin moverse? | ¿Qué lleva más de diez días igual? | ¿Qué se ha quedado dormido?
      ¿Qué tareas llevan más de 5 días en progreso? | ¿Qué es lo más viejo que tenemos en revisión?
      ¿Qué historias llevan más tiempo abiertas? | ¿Qué lleva más en su estado?
      ¿Cuál es la historia que más lleva abierta? | ¿Cuáles son las tareas más antiguas?
      ¿Qué lleva más de una semana en progreso? | Enséñame lo que lleva más de 3 días en revisión
      ¿Qué es lo que más tiempo lleva abierto? | ¿Qué historias llevan mucho tiempo abiertas?
      ¿Qué no se ha tocado en un mes? | ¿Qué tarea lleva más días abierta? | ¿Qué es lo más antiguo que tenemos?
      ¿Cuál es la historia que más tiempo lleva bloqueada? | ¿Qué llevamos arrastrando más tiempo?
      ¿Qué lleva más de diez días en progreso? | ¿Qué tareas se están eternizando?
      ¿Hay algo que lleve un mes parado? | ¿Qué está cogiendo polvo?
      ¿Qué historias llevan más de dos semanas en revisión? | ¿Cuáles son las tareas más viejas del backlog?`,
    corta: `lo más parado | lo que más lleva en revisión | estancado desde hace más tiempo
      más antiguo en curso | récord de días en progreso | lo más viejo | más antiguas en progreso`,
    ruda: `qué lleva una eternidad muerto de asco | qué se está pudriendo en revisión`,
    hablada: `a ver qué lleva ahí más tiempo sin que nadie lo toque | y qué es lo que lleva más tiempo muerto ahí`,
    mal: `q lleva mas tienpo en rebision | lo q mas lleva parao | mas d una semana sin mobers`,
    formal: `Indique los elementos con mayor permanencia en su estado
      ¿Qué elemento acumula más días en revisión?`,
    en: `what has been in review the longest? | which task has not moved for more than a week?
      what has been stuck the longest? | what has been open the longest? | oldest tasks in progress
      which story has been in review the longest?`,
    fr: `qu'est-ce qui est en revue depuis le plus longtemps ? | qu'est-ce qui traîne depuis le plus longtemps ?`,
    de: `was ist am längsten in Arbeit? | welche Aufgabe liegt am längsten?`,
  },
  admite: ['sobre', 'persona', 'sprint', 'epica', 'estados', 'prioridades', 'clases', 'masDe', 'abiertas'],
  responder,
};
