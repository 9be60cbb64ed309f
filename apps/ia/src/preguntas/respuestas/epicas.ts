import { decir, t } from '../../idioma/idioma';
import { nombreOf } from '../comprension/periodo';
import { condicion, qDeContexto, qOf } from '../q-de-tareas';
import { diasPedidos } from './listas/fechas';
import type { Definicion } from './contexto/definicion';
import type { Epica } from '../../datos/lectura/datos';
import { consultada, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  addDias,
  cantidad,
  cuando,
  diaOf,
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
  const { reader, ambito, hoy, proyecto, pregunta } = contexto;
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
  const plazo = pregunta.periodo && diasPedidos(contexto).rango;
  const acaba = ({ fin }: Epica): boolean =>
    !plazo || (Boolean(fin) && diaOf(fin!) >= plazo.desde && diaOf(fin!) <= plazo.hasta);
  // An epic is never blocked itself: it stands still, as the alert of it says.
  const paradas = pregunta.estados.includes('bloqueada')
    ? new Set(
        (await reader.hallazgos(idsOf(ambito))).flatMap((one) =>
          one.regla === 'epica-sin-avance' ? [one.item] : [],
        ),
      )
    : null;
  const estados = pregunta.estados.filter((estado) => estado !== 'bloqueada');
  const pedidas = todas.filter(
    (one) =>
      acaba(one) &&
      (!paradas || paradas.has(one._id)) &&
      (!pregunta.sinFecha || !one.fin) &&
      (!estados.length || estados.some((estado) => estado === one.estado)) &&
      (!pregunta.prioridades.length || pregunta.prioridades.includes(one.prioridad)),
  );
  const como = [
    paradas && ' sin avance en dos semanas',
    estados.length > 0 && t` ${enumerar(estados, 'o')}`,
    pregunta.prioridades.length > 0 && t` de prioridad ${enumerar(pregunta.prioridades, 'o')}`,
    pregunta.sinFecha && ' sin fecha de fin',
    pregunta.periodo && t` que terminan ${nombreOf(pregunta.periodo)}`,
  ]
    .filter(Boolean)
    .map(decir)
    .join('');
  const abiertas = pedidas
    .filter(
      (one) =>
        one.estado !== 'completada' &&
        (marchaOf(one).total === 0 || marchaOf(one).hechas < marchaOf(one).total),
    )
    .toSorted(
      (a, b) => Number(isTarde(b)) - Number(isTarde(a)) || (a.fin ?? '9').localeCompare(b.fin ?? '9'),
    );
  const tarde = abiertas.filter(isTarde).length;
  const hechas = pedidas.filter((one) => !abiertas.includes(one));
  const filaOf = (epica: Epica): string => {
    const { total, hechas } = marchaOf(epica);
    const donde = proyecto ? null : ambito.find(({ _id }) => _id === epica.proyecto)?.nombre;
    const partes = [
      total
        ? t`${hechas} de ${cantidad(total, 'historia completada', 'historias completadas')} (${porcentaje(hechas, total)} %)`
        : 'sin historias',
      epica.fin
        ? t`${isTarde(epica) ? 'tenía que terminar' : 'termina'} ${cuando(epica.fin, hoy)}`
        : 'sin fecha de fin',
      donde && t`en ${literal(donde)}`,
    ];
    return t`${enlaceEpica(epica)}: ${partes.filter(Boolean).map(decir).join(', ')}`;
  };
  return consultada(
    respuesta(
      abiertas.length
        ? lineas(
            tarde
              ? t`${cantidad(tarde, 'épica va', 'épicas van')} con retraso${dondeOf(contexto)}, de ${cantidad(abiertas.length, 'abierta', 'abiertas')}${como}:`
              : como
                ? t`${cantidad(abiertas.length, 'épica', 'épicas')}${como}${dondeOf(contexto)}:`
                : t`Ninguna épica abierta ha pasado de su fecha de fin${dondeOf(contexto)}:`,
            elementos(abiertas.slice(0, FILAS).map(filaOf)),
            abiertas.length > FILAS ? t`Y ${abiertas.length - FILAS} más.` : null,
            hechas.length
              ? t`${hechas.length === 1 ? 'Terminada' : 'Terminadas'}: ${enumerar(hechas.slice(0, FILAS).map(enlaceEpica))}.`
              : null,
          )
        : t`No hay épicas abiertas${como}${dondeOf(contexto)}.`,
      ['¿Cómo va el sprint?', '¿Vamos a llegar?'],
    ),
    ['Épicas', 'abiertas, con sus historias y su fin'],
    qOf([
      'tipo:epica',
      !pregunta.estados.includes('completada') && 'abierta',
      ...qDeContexto(contexto),
      condicion('estado', estados),
      condicion('prioridad', pregunta.prioridades),
      pregunta.sinFecha && 'sin:fin',
      plazo && `fin>=${plazo.desde} fin<${addDias(plazo.hasta, 1)}`,
      'orden:fin',
    ]),
  );
};

export const epicas: Definicion = {
  tipo: 'epicas',
  frases: {
    normal: `¿Cómo van las épicas? | ¿Qué épicas van con retraso? | ¿Qué épicas están abiertas?
      ¿Cuánto llevan las épicas? | ¿Qué épicas acaban este mes? | ¿Qué épicas van mal de fecha?
      ¿Qué épica está más avanzada? | ¿Qué épicas hay? | ¿Qué épicas tenemos? | Lista de épicas
      ¿Cómo van de avance las épicas? | ¿Qué épicas están atrasadas? | ¿Hay épicas fuera de plazo?
      ¿Qué épicas están paradas? | ¿Hay épicas atascadas? | ¿Qué épica lleva semanas sin avanzar?
      ¿Qué épica está peor? | ¿Cuál es el avance de las épicas? | Dame el estado de todas las épicas`,
    corta: `épicas | épicas retrasadas | estado de las épicas | avance por épicas | avance por épica`,
    ruda: `qué épicas van de culo`,
    hablada: `y las épicas qué tal van | a ver cómo andan las épicas`,
    mal: `epikas atrasadas | como ban las epicas | hepicas`,
    formal: `Informe del avance de las épicas | ¿Qué épicas acumulan demora?`,
    en: `how are the epics going? | which epics are stuck? | which epics are late? | list the epics`,
    fr: `où en sont les épopées ?`,
    de: `wie laufen die Epics?`,
  },
  admite: ['sobre', 'vencidas', 'abiertas', 'estados', 'prioridades', 'sinFecha', 'periodo'],
  responder,
};
