/** A business noun in every form that a generated file needs. */
export interface Nombres {
  /** `planes-accion`: folder, path of the API. */
  recurso: string;
  /** `planesAccion` */
  lista: string;
  /** `PlanesAccion` */
  Recursos: string;
  /** `planes_accion` */
  coleccion: string;
  /** `plan-accion`: files, subject of its events. */
  archivo: string;
  /** `planAccion` */
  cosa: string;
  /** `PlanAccion` */
  Cosa: string;
  /** `PLAN_ACCION` */
  COSA: string;
  /** Ending of its participles. */
  o: 'o' | 'a';
  /** With accents, as people read it. */
  texto: string;
  /** `El plan-accion` */
  articulo: 'El' | 'La';
}

export interface Pedido {
  nombre: string;
  singular?: string;
  texto?: string;
  genero?: 'm' | 'f';
}

export const pascal = (kebab: string): string =>
  kebab.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());

export const camel = (kebab: string): string => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());

/** Undefined where the plural does not tell: `clientes` and `planes` end alike. */
const singularOf = (plural: string): string | undefined => {
  if (plural.endsWith('iones')) return plural.slice(0, -'es'.length);
  return /[^aeiou]es$|[^s]$/.test(plural) ? undefined : plural.slice(0, -1);
};

export function nombresDe({ nombre, singular = singularOf(nombre), texto, genero }: Pedido): Nombres {
  if (!singular) throw new Error(`No sé el singular de «${nombre}»: dilo con --singular`);
  const isFeminine = genero ? genero === 'f' : /(a|ion)$/.test(singular);
  return {
    recurso: nombre,
    lista: camel(nombre),
    Recursos: pascal(nombre),
    coleccion: nombre.replaceAll('-', '_'),
    archivo: singular,
    cosa: camel(singular),
    Cosa: pascal(singular),
    COSA: singular.replaceAll('-', '_').toUpperCase(),
    o: isFeminine ? 'a' : 'o',
    texto: texto ?? singular.replaceAll('-', ' '),
    articulo: isFeminine ? 'La' : 'El',
  };
}
