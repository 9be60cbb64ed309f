import type { Definicion } from './contexto/definicion';
import type { Epica } from '../../datos/lectura/datos';
import { consultada, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  cuando,
  elementos,
  enlaceEpica,
  enumerar,
  lineas,
  literal,
  porcentaje,
} from './contexto/redaccion';

const FILAS = 12;

/** The open epics with how much of each is done and when it ends: those that are late first. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, proyecto } = contexto;
  const [todas, historias] = await Promise.all([
    reader.epicas(idsOf(ambito)),
    reader.historias(idsOf(ambito)),
  ]);
  const deEpica = Map.groupBy(historias, ({ epica }) => epica);
  const marchaOf = (epica: Epica) => {
    const suyas = deEpica.get(epica._id) ?? [];
    return { total: suyas.length, hechas: suyas.filter(({ estado }) => estado === 'completada').length };
  };
  const isTarde = ({ fin }: Epica): boolean => Boolean(fin) && fin!.slice(0, 10) < hoy;
  const abiertas = todas
    .filter(
      (one) =>
        one.estado !== 'completada' &&
        (marchaOf(one).total === 0 || marchaOf(one).hechas < marchaOf(one).total),
    )
    .toSorted(
      (a, b) => Number(isTarde(b)) - Number(isTarde(a)) || (a.fin ?? '9').localeCompare(b.fin ?? '9'),
    );
  const tarde = abiertas.filter(isTarde).length;
  const hechas = todas.filter((one) => !abiertas.includes(one));
  const filaOf = (epica: Epica): string => {
    const { total, hechas } = marchaOf(epica);
    const donde = proyecto ? null : ambito.find(({ _id }) => _id === epica.proyecto)?.nombre;
    const partes = [
      total
        ? `${hechas} de ${cantidad(total, 'historia completada', 'historias completadas')} (${porcentaje(hechas, total)} %)`
        : 'sin historias',
      epica.fin
        ? `${isTarde(epica) ? 'tenía que terminar' : 'termina'} ${cuando(epica.fin, hoy)}`
        : 'sin fecha de fin',
      donde && `en ${literal(donde)}`,
    ];
    return `${enlaceEpica(epica)}: ${partes.filter(Boolean).join(', ')}`;
  };
  return consultada(
    respuesta(
      abiertas.length
        ? lineas(
            tarde
              ? `${cantidad(tarde, 'épica va', 'épicas van')} con retraso${dondeOf(contexto)}, de ${cantidad(abiertas.length, 'abierta', 'abiertas')}:`
              : `Ninguna épica abierta ha pasado de su fecha de fin${dondeOf(contexto)}:`,
            elementos(abiertas.slice(0, FILAS).map(filaOf)),
            abiertas.length > FILAS ? `Y ${abiertas.length - FILAS} más.` : null,
            hechas.length
              ? `${hechas.length === 1 ? 'Terminada' : 'Terminadas'}: ${enumerar(hechas.slice(0, FILAS).map(enlaceEpica))}.`
              : null,
          )
        : `No hay épicas abiertas${dondeOf(contexto)}.`,
      ['¿Cómo va el sprint?', '¿Vamos a llegar?'],
    ),
    ['Épicas', proyecto?.nombre ?? null, 'abiertas, con sus historias y su fin'],
    proyecto ? `tipo:epica abierta proyecto:${proyecto.clave} orden:fin` : 'tipo:epica abierta orden:fin',
  );
};

export const epicas: Definicion = {
  tipo: 'epicas',
  frases: {
    normal: `¿Cómo van las épicas? | ¿Qué épicas van con retraso? | ¿Qué épicas están abiertas?
      ¿Cuánto llevan las épicas? | ¿Qué épicas acaban este mes? | ¿Qué épicas van mal de fecha?
      ¿Qué épica está más avanzada? | ¿Qué épicas hay? | ¿Qué épicas tenemos? | Lista de épicas
      ¿Cómo van de avance las épicas? | ¿Qué épicas están atrasadas? | ¿Hay épicas fuera de plazo?
      ¿Qué épica está peor? | ¿Cuál es el avance de las épicas? | Dame el estado de todas las épicas`,
    corta: `épicas | épicas retrasadas | estado de las épicas | avance por épicas | avance por épica`,
    ruda: `qué épicas van de culo`,
    hablada: `y las épicas qué tal van | a ver cómo andan las épicas`,
    mal: `epikas atrasadas | como ban las epicas | hepicas`,
    formal: `Informe del avance de las épicas | ¿Qué épicas acumulan demora?`,
    en: `how are the epics going? | which epics are late? | list the epics`,
    fr: `où en sont les épopées ?`,
    de: `wie laufen die Epics?`,
  },
  admite: ['vencidas'],
  responder,
};
