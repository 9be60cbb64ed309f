import { t } from '../../../idioma/idioma';
import type { Condicion } from '../../comprension/clase';
import { isAplicada, oidasOf, propiasOf } from './condiciones';
import type { Contexto, Respuesta } from './contexto';
import type { Definicion } from './definicion';
import { enumerar, lineas } from './redaccion';

/** Whole texts that people write: their words are no conditions. */
export const isTextoLibre = ({ literal, sinDatos, tipo }: Definicion): boolean =>
  literal === true || sinDatos === true || tipo === 'ajena';

/**
 * Says what an answer was asked: what it applied, beside what it looked up, and what it did not, in its text. Everything
 * that was heard is in one of the two.
 */
export function enmarcada(dicha: Respuesta, contexto: Contexto, definicion: Definicion): Respuesta {
  const oidas = oidasOf(contexto);
  const aplica = dicha.aplica ?? definicion.admite;
  const aplicadas = oidas.filter((oida) => isAplicada(oida, aplica));
  const partes = [contexto.proyecto?.nombre, ...aplicadas.map((one) => one.dicha)].filter(
    (parte): parte is string => typeof parte === 'string' && !dicha.consulta?.includes(parte),
  );
  const consulta = dicha.consulta === null ? null : [dicha.consulta, ...partes].join(' · ');
  if (isTextoLibre(definicion)) return { ...dicha, consulta };
  const propias = dicha.aplica ? new Set<Condicion>() : propiasOf(definicion);
  const sin = oidas.filter(
    (oida) => !oida.dudosa && !isAplicada(oida, aplica) && !propias.has(oida.condicion),
  );
  if (!sin.length) return { ...dicha, consulta };
  const [desconocidas = [], inaplicables = []] = [true, false].map((is) => [
    ...new Set(
      sin
        .filter(({ desconocida = false }) => desconocida === is)
        .map((one) => t`«${one.dicha.replace(/^«|»$/g, '')}»`),
    ),
  ]);
  return {
    ...dicha,
    consulta,
    texto: lineas(
      // First, so that nobody reads a list as one of what they asked for.
      desconocidas.length
        ? t`No sé qué es ${enumerar(desconocidas)}, así que no lo he tenido en cuenta.`
        : null,
      dicha.texto,
      inaplicables.length
        ? t`No he tenido en cuenta ${enumerar(inaplicables)}: aquí no lo sé aplicar.`
        : null,
    ),
  };
}

/** The only way to an answer: nothing that was heard is left unsaid. What is about one thing is said of each that is named. */
export async function contestar(definicion: Definicion, contexto: Contexto): Promise<Respuesta> {
  const ciertas = contexto.cosas.filter(({ grado }) => grado === Infinity);
  const deCada = ciertas.length > 1 && definicion.necesita === 'cosa' && !definicion.propone;
  if (!deCada) return enmarcada(await definicion.responder(contexto), contexto, definicion);
  const cada = await Promise.all(
    ciertas.map(async (cosa) => {
      const suyo = { ...contexto, cosas: [cosa] };
      return enmarcada(await definicion.responder(suyo), suyo, definicion);
    }),
  );
  return {
    ...cada[0]!,
    texto: cada.map(({ texto }) => texto).join('\n\n'),
    consulta: cada.map(({ consulta }) => consulta).join('; '),
    q: null,
  };
}
