import type { Epica } from '../../datos/lectura/datos';
import { consultada, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import { cantidad, cuando, elementos, enlaceEpica, lineas, literal, porcentaje } from './contexto/redaccion';

const FILAS = 12;

/** The open epics with how much of each is done and when it ends: those that are late first. */
export const epicas: Answerer = async (contexto) => {
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
          )
        : `No hay épicas abiertas${dondeOf(contexto)}.`,
      ['¿Cómo va el sprint?', '¿Vamos a llegar?'],
    ),
    ['Épicas', proyecto?.nombre ?? null, 'abiertas, con sus historias y su fin'],
    proyecto ? `tipo:epica abierta proyecto:${proyecto.clave} orden:fin` : 'tipo:epica abierta orden:fin',
  );
};
