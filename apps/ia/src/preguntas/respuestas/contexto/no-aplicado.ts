import type { Entendida } from '../../comprension/comprender';
import { nombreOf } from '../../comprension/periodo';
import type { Definicion } from './definicion';
import { cantidad, enumerar, literal } from './redaccion';

/** What the question said and the answer could not apply, said; null: nothing. */
export function noAplicado(
  { huecos, nombrados, tipo }: Entendida,
  { admite, propone }: Definicion,
): string | null {
  if (propone || tipo === 'ajena') return null;
  const oido = [
    !admite.includes('periodo') && huecos.periodo && huecos.periodo.unidad !== 'dia'
      ? `«${nombreOf(huecos.periodo)}»`
      : null,
    !admite.includes('prioridades') && huecos.prioridades.length === 1
      ? `«prioridad ${huecos.prioridades[0]}»`
      : null,
    !admite.includes('masDe') && huecos.masDe !== null
      ? `«más de ${cantidad(huecos.masDe, 'día', 'días')}»`
      : null,
    !admite.includes('epica') && nombrados.epica ? `la épica «${literal(nombrados.epica.titulo)}»` : null,
  ].filter((one) => one !== null);
  return oido.length ? `No he tenido en cuenta ${enumerar(oido)}: aquí no lo sé aplicar.` : null;
}
