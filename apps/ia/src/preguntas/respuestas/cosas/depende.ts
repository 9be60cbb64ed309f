import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import type { Espera, Esperado } from '../../person-reader';
import { normalize } from '../../texto/normalize';
import { namedThing } from '../contexto/cosa-nombrada';
import { consultada, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { elementos, enlaceHistoria, enlaceTarea, lineas, literal } from '../contexto/redaccion';
import { motivosOf } from '../listas/bloqueadas';
import { esperasOf } from '../listas/esperas';
import { nombresOf } from '../listas/filas';

const enlaceDe = (one: Esperado): string => (one.tipo === 'tarea' ? enlaceTarea(one) : enlaceHistoria(one));
/** «¿De qué depende X?», «¿a qué espera X?»: what it waits for; else what waits for it. */
const HACIA_ATRAS = /\bde que depende|\bde quien depende|\ba que (?:esper|esta esperando)/;

/** «¿Qué depende de lo que está bloqueado?»: everything that waits, and for what. */
const deLoBloqueado: Answerer = async (contexto) => {
  const esperas = await esperasOf(contexto, undefined);
  return consultada(
    respuesta(esperas ?? t`No hay nada que espere a otra cosa${dondeOf(contexto)}.`, [
      '¿Qué está bloqueado y por qué?',
    ]),
    ['Enlaces', 'lo que espera a algo abierto'],
  );
};

/** What must be finished before a thing, or what waits for it. */
const responder: Answerer = async (contexto) => {
  const { reader, texto } = contexto;
  const found = namedThing(contexto);
  if (!found && /bloquead|parad/i.test(texto)) return deLoBloqueado(contexto);
  if (!found)
    return respuesta(
      t`No encuentro ninguna tarea ni historia que se llame así${dondeOf(contexto)}. Escribe su título entre comillas.`,
    );
  const [nombres, todas] = await Promise.all([nombresOf(contexto), reader.esperas(idsOf(reader.proyectos))]);
  const { _id, titulo } = found.item;
  const atras = HACIA_ATRAS.test(normalize(texto));
  const otros: Espera['por'] = atras
    ? (todas.find(({ item }) => item._id === _id)?.por ?? [])
    : todas.flatMap(({ item, por }) => (por.some((one) => one?._id === _id) ? item : []));
  const filaOf = (one: Esperado | null): string => {
    if (!one) return 'Algo de un proyecto que no puedes ver';
    const quien = one.responsable && nombres.get(one.responsable);
    return t`${enlaceDe(one)}: ${one.estado}, ${quien ? literal(quien) : 'sin asignar'}`;
  };
  const este = enlaceDe({ ...found.item, tipo: found.tipo, responsable: null });
  // What somebody wrote of its blockage is what it waits for, too.
  const motivo =
    atras && found.tipo === 'tarea' && found.item.estado === 'bloqueada'
      ? (await motivosOf([found.item], nombres, contexto)).get(_id)
      : undefined;
  const bloqueo = motivo ? t`${este}: ${found.item.estado} ${motivo}.` : null;
  return consultada(
    respuesta(
      otros.length
        ? lineas(
            atras ? t`${este} espera a que termine:` : t`Esperan a que termine ${este}:`,
            elementos(otros.map(filaOf)),
            bloqueo,
          )
        : atras
          ? (bloqueo ?? t`${este} no espera a nada abierto.`)
          : t`No hay nada abierto que espere a ${este}.`,
      ['¿Qué está bloqueado y por qué?'],
    ),
    ['Enlaces', t`«${titulo}»`, atras ? 'bloqueada por' : 'bloquea a'],
  );
};

export const depende: Definicion = {
  tipo: 'depende',
  frases: {
    normal: `¿De qué depende {titulo}? | ¿Qué depende de {titulo}? | ¿A qué espera {titulo}?
      ¿A qué está esperando {titulo}? | ¿Qué está esperando a que acabe {titulo}?
      ¿Qué dependencias tiene {clave}? | ¿Quién espera por {clave}? | ¿A qué afecta {titulo}?
      ¿Qué no se puede hacer hasta que acabe {titulo}? | ¿Qué está bloqueando {titulo}?
      ¿Qué tareas dependen de {titulo}? | ¿Qué tiene que estar hecho antes de {clave}?
      ¿A qué tareas bloquea {clave}? | ¿Quién está esperando a {titulo}? | ¿Qué necesita {clave} para avanzar?
      ¿Qué tiene que acabar antes de {titulo}? | ¿De qué cosas depende {titulo}?
      ¿Qué se desbloquea si terminamos {titulo}? | ¿{clave} depende de algo?
      ¿Qué hay detrás de {clave} esperando?`,
    corta: `dependencias de {titulo} | qué espera a {clave} | de qué depende {clave} | dependencias
      bloqueos de {clave} | esperas de {clave}`,
    ruda: `qué nos está jodiendo {titulo} por no estar`,
    hablada: `y eso de {titulo} de qué depende | oye qué cosas cuelgan de {titulo}
      y {titulo} a qué está esperando | oye y esto de {clave} de qué cuelga`,
    mal: `d q depende {titulo} | ke depnde de {titulo}`,
    formal: `Indique los elementos supeditados a {titulo} | ¿Qué dependencias presenta {titulo}?`,
    en: `what does {titulo} depend on? | what is waiting for {clave}? | dependencies of {titulo}
      what does {clave} depend on?`,
    fr: `de quoi dépend {titulo} ? | qu'est-ce qui bloque {clave} ?`,
    de: `wovon hängt {titulo} ab? | was blockiert {clave}?`,
  },
  admite: ['cosa'],
  responder,
};
