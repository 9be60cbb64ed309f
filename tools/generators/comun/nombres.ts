/** A business noun in all the forms that generated files need. */
export interface Nombres {
  /** `planes-accion`: the folder and the API path. */
  recurso: string;
  /** `planesAccion` */
  lista: string;
  /** `PlanesAccion` */
  Recursos: string;
  /** `planes_accion` */
  coleccion: string;
  /** `plan-accion`: file names and event subjects. */
  archivo: string;
  /** `planAccion` */
  cosa: string;
  /** `PlanAccion` */
  Cosa: string;
  /** `PLAN_ACCION` */
  COSA: string;
  /** The ending of its participles. */
  o: 'o' | 'a';
  /** With accents, for texts that people read. */
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

/** Undefined if the plural alone does not decide: `clientes` and `planes` have the same ending. */
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
