import { decir, t } from '../../../idioma/idioma';
import { type Condicion, frasesOf, variantesOf } from '../../comprension/clase';
import { ejemploOf, type Temas } from '../../comprension/comprender';
import { etiquetaDe } from '../../comprension/etiqueta';
import { type Huecos, huecosOf } from '../../comprension/huecos';
import { nombreOf } from '../../comprension/periodo';
import { type Contexto, SIN_TEMAS } from './contexto';
import type { Definicion } from './definicion';
import { cantidad, enumerar, literal } from './redaccion';

/** A condition that a question names, as it is said back. */
export interface Oida {
  condicion: Condicion;
  dicha: string;
  /** The words may be only manners, as in «¿me dices…?»: not worth saying that it was not applied. */
  dudosa?: boolean;
  /** A word that stands for nothing. */
  desconocida?: true;
}

type Dicha = string | null | false;
/** How the value of a slot is said; a slot that says what is asked, and leaves nothing out, is null. */
type DeHueco = {
  [K in keyof Huecos]: null | readonly [Condicion, (valor: Huecos[K], huecos: Huecos) => Dicha];
};

const si =
  (dicha: string) =>
  (valor: boolean): Dicha =>
    valor && dicha;

const SPRINTS = { actual: 'sprint actual', anterior: 'sprint anterior', siguiente: 'próximo sprint' };

/** A slot without a line here does not compile: none can be heard and forgotten. */
const DE_HUECO: DeHueco = {
  sobre: ['sobre', (sobre) => sobre && t`solo ${sobre === 'epicas' ? 'épicas' : sobre}`],
  vence: null,
  antiguas: ['antiguas', si('las más antiguas primero')],
  agrupadas: ['agrupadas', (por) => por && t`por ${por}`],
  creadas: ['creadas', si('por su creación')],
  aCargo: null,
  // `Contexto` has it as a person.
  propias: null,
  excepto: null,
  puntos: ['puntos', (puntos) => puntos !== null && t`de ${cantidad(puntos, 'punto', 'puntos')}`],
  dias: [
    'periodo',
    (dias, { periodo, masDe }) =>
      dias !== null && dias >= 2 && !periodo && masDe === null && t`en ${cantidad(dias, 'día', 'días')}`,
  ],
  periodo: ['periodo', (periodo) => periodo && nombreOf(periodo)],
  sprint: ['sprint', (sprint) => sprint && SPRINTS[sprint]],
  cuantosSprints: ['sprint', (n) => n !== null && t`los últimos ${cantidad(n, 'sprint', 'sprints')}`],
  estados: ['estados', (estados) => estados.length > 0 && enumerar(estados, 'o')],
  abiertas: ['abiertas', si('sin terminar')],
  vencidas: ['vencidas', si('con retraso')],
  sinAsignar: ['sinAsignar', si('sin asignar')],
  sinEstimar: ['sinEstimar', si('sin estimar')],
  sinFecha: ['sinFecha', si('sin fecha')],
  sinResponsable: ['sinResponsable', si('sin responsable')],
  sinSprint: ['sinSprint', si('sin sprint')],
  sinTareas: ['sinTareas', si('sin tareas')],
  prioridades: [
    'prioridades',
    (prioridades) => prioridades.length > 0 && t`prioridad ${enumerar(prioridades, 'o')}`,
  ],
  clases: ['clases', (clases) => clases.length > 0 && t`de tipo ${enumerar(clases, 'o')}`],
  masDe: ['masDe', (dias) => dias !== null && t`más de ${cantidad(dias, 'día', 'días')}`],
};

const deHuecos = (huecos: Huecos): Oida[] =>
  (Object.keys(DE_HUECO) as (keyof Huecos)[]).flatMap((hueco) => {
    const entrada = DE_HUECO[hueco] as readonly [Condicion, (valor: unknown, h: Huecos) => Dicha] | null;
    const dicha = entrada?.[1](huecos[hueco], huecos);
    return entrada && dicha ? [{ condicion: entrada[0], dicha: decir(dicha) }] : [];
  });

/** «Mis», «tengo»: nobody says them out of courtesy. */
const PROPIO = /\b(?:mi|mis|m[ií]os?|m[ií]as?|tengo|yo|my|mine|mes|mon|ma|meine?)\b/iu;

/** What names stand for. */
const deNombres = ({
  persona,
  pregunta,
  epica,
  sprint,
  etiqueta,
  excepto,
  cosas,
  claveSinNada,
  temas,
  texto,
}: Contexto): Oida[] => {
  const sin = [...excepto.personas.map(({ nombre }) => nombre), excepto.epica?.titulo ?? []].flat();
  const ciertas = cosas.filter(({ grado }) => grado === Infinity);
  const dichas: [Condicion, Dicha, boolean?][] = [
    ['persona', persona && t`de ${literal(persona.nombre)}`],
    ['propias', !persona && pregunta.propias && 'lo tuyo', !PROPIO.test(texto)],
    ['epica', epica && t`épica «${literal(epica.titulo)}»`],
    ['sprint', sprint && t`sprint «${literal(sprint.nombre)}»`],
    ['etiqueta', etiqueta],
    ['excepto', sin.length > 0 && t`salvo ${enumerar(sin.map(literal))}`],
    ['cosa', claveSinNada],
    // An answer is about the first.
    ...ciertas.map(({ item }, at): [Condicion, Dicha] => [
      at ? 'cosas' : 'cosa',
      t`«${literal(item.titulo)}»`,
    ]),
    ...temas.partes.map((tema): [Condicion, Dicha] => ['tema', literal(tema)]),
    ...temas.ajenos.map((tema): [Condicion, Dicha] => ['ajeno', literal(tema)]),
  ];
  return [
    ...dichas.flatMap(([condicion, dicha, dudosa = false]) =>
      dicha ? [{ condicion, dicha: decir(dicha), dudosa }] : [],
    ),
    ...temas.desconocidos.map((tema) => ({
      condicion: 'tema' as const,
      dicha: literal(tema),
      desconocida: true as const,
    })),
  ];
};

/** Those of them that this answer does not have in what it is about: the name of a thing, a label, or anybody's words. */
export const temasDe = (
  { tema, literal: esLiteral, admite }: Definicion,
  temas: Temas,
  texto: string,
): Temas =>
  tema || esLiteral
    ? SIN_TEMAS
    : {
        ...temas,
        desconocidos: temas.desconocidos.filter((one) => !etiquetaDe(texto)?.includes(one)),
        partes: admite.includes('cosa') || etiquetaDe(texto) ? [] : temas.partes,
      };

/** Every condition that the question names. */
export const oidasOf = (contexto: Contexto): Oida[] => {
  const deNombre = deNombres(contexto);
  // A sprint by its name is also the one in progress, to whom reads only the word.
  const huecos = contexto.sprint ? { ...contexto.pregunta, sprint: null } : contexto.pregunta;
  return [...deNombre, ...deHuecos(huecos)];
};

/** Who applies a person applies the asker, too. */
export const isAplicada = ({ condicion }: Oida, aplica: readonly Condicion[]): boolean =>
  aplica.includes(condicion) || (condicion === 'propias' && aplica.includes('persona'));

export const cubre = (contexto: Contexto, aplica: readonly Condicion[]): boolean =>
  oidasOf(contexto).every((oida) => oida.dudosa || isAplicada(oida, aplica));

/** Said in the phrases too, they are still conditions: another period is another answer. */
const SIEMPRE_CONDICION = new Set<Condicion>(['periodo', 'prioridades', 'masDe', 'epica', 'persona']);

const propias = new WeakMap<Definicion, ReadonlySet<Condicion>>();

/** What its own phrases say is what it is asked, and no condition: «¿Por qué está bloqueada?». */
export function propiasOf(definicion: Definicion): ReadonlySet<Condicion> {
  const known = propias.get(definicion);
  if (known) return known;
  const frases = variantesOf(definicion).flatMap(([, one]) => Object.values(one).flatMap(frasesOf));
  const found = new Set(
    frases.flatMap((frase) =>
      deHuecos(huecosOf(ejemploOf(definicion.tipo, frase).palabras)).flatMap(({ condicion }) =>
        SIEMPRE_CONDICION.has(condicion) ? [] : [condicion],
      ),
    ),
  );
  if (frases.some((frase) => PROPIO.test(frase))) found.add('propias');
  propias.set(definicion, found);
  return found;
}
