import { type Condicion, frasesOf, variantesOf } from '../../comprension/clase';
import { ejemploOf, type Entendida } from '../../comprension/comprender';
import { type Huecos, huecosOf } from '../../comprension/huecos';
import { nombreOf } from '../../comprension/periodo';
import type { Definicion } from './definicion';
import { cantidad, enumerar, literal } from './redaccion';

/** The conditions that were heard, as they are said back. */
function oidasOf(huecos: Huecos): [Condicion, string][] {
  const { periodo, prioridades, masDe, clase, estados } = huecos;
  const dichas: [Condicion, string | null | false][] = [
    ['periodo', periodo && periodo.unidad !== 'dia' && nombreOf(periodo)],
    ['prioridades', prioridades.length === 1 && `prioridad ${prioridades[0]}`],
    ['masDe', masDe !== null && `más de ${cantidad(masDe, 'día', 'días')}`],
    ['clase', clase !== null && `de tipo ${clase}`],
    ['estados', estados.length === 1 && estados[0]!],
    ['sinAsignar', huecos.sinAsignar && 'sin asignar'],
    ['sinEstimar', huecos.sinEstimar && 'sin estimar'],
    ['sinFecha', huecos.sinFecha && 'sin fecha'],
    ['vencidas', huecos.vencidas && 'vencidas'],
  ];
  return dichas.filter((one): one is [Condicion, string] => typeof one[1] === 'string');
}

/** Never what is asked: said in the phrases too, it is a condition. */
const SIEMPRE_CONDICION = new Set<Condicion>(['periodo', 'prioridades', 'masDe']);

const propias = new WeakMap<Definicion, ReadonlySet<Condicion>>();

/** What its own phrases say is what it is asked, and no condition: «¿Por qué está bloqueada?». */
function propiasOf(definicion: Definicion): ReadonlySet<Condicion> {
  const known = propias.get(definicion);
  if (known) return known;
  const frases = variantesOf(definicion).flatMap(([, one]) => Object.values(one).flatMap(frasesOf));
  const found = new Set(
    frases.flatMap((frase) =>
      oidasOf(huecosOf(ejemploOf(definicion.tipo, frase).palabras)).flatMap(([condicion]) =>
        SIEMPRE_CONDICION.has(condicion) ? [] : [condicion],
      ),
    ),
  );
  propias.set(definicion, found);
  return found;
}

/** What the question said and the answer could not apply, said; null: nothing. */
export function noAplicado({ huecos, nombrados, tipo }: Entendida, definicion: Definicion): string | null {
  const { admite, propone, literal: esLiteral, sinDatos } = definicion;
  if (propone || esLiteral || sinDatos || tipo === 'ajena') return null;
  const oidas = oidasOf(huecos).flatMap(([condicion, dicha]) =>
    admite.includes(condicion) || propiasOf(definicion).has(condicion) ? [] : [`«${dicha}»`],
  );
  if (!admite.includes('epica') && nombrados.epica)
    oidas.push(`la épica «${literal(nombrados.epica.titulo)}»`);
  return oidas.length ? `No he tenido en cuenta ${enumerar(oidas)}: aquí no lo sé aplicar.` : null;
}
