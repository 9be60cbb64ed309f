import type { PlanPaquete } from '@pmp/contracts/proyectos';

type Difference = PlanPaquete['diferencia'][number];

function named(sign: string, { cuantos, nombres }: Difference['nuevos']): string[] {
  const shown = nombres.map((nombre) => `    ${sign} ${nombre}`);
  const more = cuantos - nombres.length;
  return more > 0 ? [...shown, `    ${sign} … y ${more} más`] : shown;
}

/** For people to read before they decide. */
export const reportOf = ({ diferencia }: PlanPaquete): string =>
  diferencia
    .flatMap(({ tipo, nuevos, cambiados, retirados, iguales }) => [
      `${tipo}: ${nuevos.cuantos} nuevos, ${cambiados.cuantos} cambiados, ` +
        `${retirados.cuantos} retirados, ${iguales} iguales`,
      ...named('+', nuevos),
      ...named('~', cambiados),
      ...named('-', retirados),
    ])
    .join('\n');

interface Given {
  sobrescribir?: boolean | undefined;
  crearFaltantes?: boolean | undefined;
}

/** Why it is not taken in like this. */
export function refusalsOf(
  { cambia, impedimentos, faltan, faltaEquipo, pisa }: PlanPaquete,
  { crearFaltantes, sobrescribir }: Given,
): string[] {
  if (!cambia) return [];
  const refusals = [...impedimentos];
  if (!crearFaltantes) {
    if (faltan.length) refusals.push(`aquí no tienen cuenta: ${faltan.join(', ')} (--crear-faltantes)`);
    if (faltaEquipo)
      refusals.push(`aquí no hay ningún equipo «${faltaEquipo}» (--equipo o --crear-faltantes)`);
  }
  if (pisa && !sobrescribir)
    refusals.push('el proyecto ya está aquí y es distinto (--sobrescribir lo deja como en el paquete)');
  return refusals;
}
