import { DEFINICIONES } from '../../src/catalogo';
import { comprensionOf, ejemploOf, SEGURO } from '../../src/preguntas/comprension/comprender';
import type { Ejemplo } from '../../src/preguntas/comprension/clasificador';
import type { Huecos } from '../../src/preguntas/comprension/huecos';
import { directorioOf } from '../../src/preguntas/comprension/nombrados';
import { type Frases, frasesOf, variantesOf } from '../../src/preguntas/comprension/clase';
import { FRASES_DE_LISTA } from '../../src/preguntas/respuestas/listas/frases';
import { FRASES_DE_PRUEBA } from './frases-de-prueba';
import { frozenReader } from './frozen-reader';

/** A way to ask for something, with what must be understood. */
export interface Frase {
  texto: string;
  /** What is asked; of a list, `lista`. */
  tipo: string;
  /** How it is written: short, rude, misspelt, in English. */
  estilo: string;
  /** The condition that a list must have heard. */
  condicion: string | null;
}

/** FNV-1a. */
function hashOf(texto: string): number {
  let hash = 0x811c9dc5;
  for (const char of texto) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

export const PARTES = 5;
/** A fifth of the phrases is for the exam; the first of its kind of writing is what a button says, and stays. */
export const isDePrueba = ({ texto }: Frase): boolean => hashOf(texto) % PARTES === 0;
/** By what the model sees: «¿Quién lleva {clave}?» must not be asked of what learnt «¿Quién lleva {titulo}?». */
export const parteOf = (frase: Frase): number =>
  (hashOf(
    toEjemplo(frase)
      .palabras.map(({ texto }) => texto)
      .join(' '),
  ) >>>
    8) %
  PARTES;

const frasesFrom = (clase: string, frases: Partial<Frases>): Frase[] => {
  const deLista = clase in FRASES_DE_LISTA;
  return Object.entries(frases).flatMap(([estilo, dichas]) =>
    frasesOf(dichas).map((texto) => ({
      texto,
      tipo: deLista ? 'lista' : clase,
      estilo,
      condicion: deLista ? clase : null,
    })),
  );
};

/** What the product is trained with. */
export const DE_ENTRENAMIENTO: readonly Frase[] = [
  ...DEFINICIONES.flatMap((one) =>
    variantesOf(one).flatMap(([variante, frases]) => frasesFrom(variante ?? one.tipo, frases)),
  ),
];
export const DE_PRUEBA: readonly Frase[] = Object.entries(FRASES_DE_PRUEBA).flatMap(([estilo, clases]) =>
  Object.entries(clases).flatMap(([clase, frases]) => frasesFrom(clase, { [estilo]: frases })),
);

/** The names of the frozen workspace that stand in for those of a phrase. */
const NOMBRES: Readonly<Record<string, readonly string[]>> = {
  persona: ['Nora', 'Iván', 'Marcos', 'Lucía Prieto'],
  clave: ['TIENDA-8', 'TIENDA-113', 'tienda-9', 'TIENDA-105'],
  titulo: [
    'Plantilla del correo',
    'Pagar en plazos',
    '«Comparar por sonido»',
    'el certificado de pruebas',
    'Elegir entre tarjetas',
  ],
  tema: ['Safari', 'el certificado', 'facturación', 'accesibilidad', 'Kubernetes'],
  epica: ['Pagos', 'Buscador', 'Cesta y cuenta'],
  proyecto: ['Tienda', 'la tienda en línea', 'TIENDA'],
  sprint: ['Pago en un paso', 'Cuenta clara'],
};

export const named = (texto: string): string =>
  texto.replace(/\{(\w+)\}/g, (_, clase: string) => {
    const names = NOMBRES[clase]!;
    return names[hashOf(texto + clase) % names.length]!;
  });

const oye: Readonly<Record<string, (huecos: Huecos) => boolean>> = {
  vencidas: (h) => h.vencidas,
  bloqueadas: (h) => h.estados.includes('bloqueada'),
  'sin-asignar': (h) => h.sinAsignar || h.sinResponsable,
  urgentes: (h) => h.prioridades.length > 0,
  bugs: (h) => h.clases.includes('bug'),
  'sin-estimar': (h) => h.sinEstimar,
  'en-progreso': (h) => h.estados.includes('en progreso'),
  'en-revision': (h) => h.estados.includes('en revisión'),
  pendientes: (h) => h.estados.includes('pendiente'),
  completadas: (h) => h.estados.includes('completada'),
  abiertas: () => true,
  'sin-fecha': (h) => h.sinFecha,
  fechas: (h) => h.vence || h.periodo !== null,
  historias: (h) => h.sobre === 'historias' || h.sinSprint || h.sprint !== null,
  'por-consulta': (h) => h.puntos !== null || h.creadas || h.antiguas || h.sobre !== null,
};

/** Answers of which one tells much of what the other is asked for. */
const CERCA: readonly (readonly string[])[] = [
  ['sobrecarga', 'libre', 'equipo'],
  ['hizo', 'dia', 'lista'],
  ['sprint', 'resumen'],
  ['que-pasa', 'historial', 'quien-lleva'],
  ['que-pasa', 'depende'],
  ['epica', 'lista'],
  ['quien-sabe', 'quien-lleva'],
  ['quien-sabe', 'conversacion', 'buscar'],
  ['epica', 'epicas', 'epica-tarde'],
  ['mas-tiempo', 'lista'],
  ['hoy', 'lista'],
  ['resumen', 'informe', 'que-es'],
  ['velocidad', 'comparar'],
  ['ajena', 'ayuda', 'saludo', 'gracias'],
];
const isCerca = (a: string, b: string): boolean =>
  CERCA.some((grupo) => grupo.includes(a) && grupo.includes(b));

export const JUICIOS = ['bien', 'a medias', 'no lo sé', 'mal'] as const;
export type Juicio = (typeof JUICIOS)[number];

export interface Juzgada {
  frase: Frase;
  dicha: string;
  entendida: string;
  grado: number;
  juicio: Juicio;
}

function juicioOf(
  { tipo, condicion }: Frase,
  entendida: { tipo: string; grado: number; huecos: Huecos },
): Juicio {
  // What is none of the product's business is declined, by whatever words.
  if (entendida.grado < SEGURO) return tipo === 'ajena' ? 'bien' : 'no lo sé';
  if (entendida.tipo === 'ajena' && tipo !== 'ajena') return 'no lo sé';
  if (entendida.tipo !== tipo) return isCerca(tipo, entendida.tipo) ? 'a medias' : 'mal';
  return condicion === null || oye[condicion]!(entendida.huecos) ? 'bien' : 'a medias';
}

const toEjemplo = ({ tipo, texto, condicion }: Frase): Ejemplo => ejemploOf(tipo, texto, condicion);

/** Asks phrases of what was trained with others. */
export async function judge(entrenadas: readonly Frase[], preguntadas: readonly Frase[]): Promise<Juzgada[]> {
  const { comprender } = comprensionOf(DEFINICIONES, entrenadas.map(toEjemplo));
  const directorio = await directorioOf(frozenReader('lucia'));
  const juzgadas: Juzgada[] = [];
  for (const frase of preguntadas) {
    const dicha = named(frase.texto);
    const entendida = await comprender(dicha, directorio);
    juzgadas.push({
      frase,
      dicha,
      entendida: entendida.tipo,
      grado: entendida.grado,
      juicio: juicioOf(frase, entendida),
    });
  }
  return juzgadas;
}

/** Each phrase asked of what was trained with four fifths of the others. */
export async function crossValidate(): Promise<Juzgada[]> {
  const all = [...DE_ENTRENAMIENTO, ...DE_PRUEBA];
  const juzgadas: Juzgada[] = [];
  for (let parte = 0; parte < PARTES; parte++) {
    const fuera = all.filter((one) => parteOf(one) === parte);
    juzgadas.push(
      ...(await judge(
        all.filter((one) => parteOf(one) !== parte),
        fuera,
      )),
    );
  }
  return juzgadas;
}

/**
 * Five kinds of writing, each asked of what learnt none of it. The plain one is half of all phrases and not among them:
 * what is left would be too little to learn from.
 */
export const MANERAS: readonly (readonly string[])[] = [
  ['corta'],
  ['ruda', 'formal'],
  ['hablada', 'mal'],
  ['en'],
  ['fr', 'de'],
];

export async function crossValidateByManera(
  maneras: readonly (readonly string[])[] = MANERAS,
): Promise<Juzgada[]> {
  const all = [...DE_ENTRENAMIENTO, ...DE_PRUEBA];
  const juzgadas: Juzgada[] = [];
  for (const estilos of maneras) {
    const [fuera = [], dentro = []] = [true, false].map((is) =>
      all.filter(({ estilo }) => estilos.includes(estilo) === is),
    );
    juzgadas.push(...(await judge(dentro, fuera)));
  }
  return juzgadas;
}

export const share = (juzgadas: readonly Juzgada[], juicio: Juicio): number =>
  juzgadas.filter((one) => one.juicio === juicio).length / (juzgadas.length || 1);

/** `lista → que-es (3): «…»`, those that happen most first. */
export function confusionesOf(juzgadas: readonly Juzgada[]): string[] {
  const wrong = juzgadas.filter(({ juicio }) => juicio === 'mal' || juicio === 'a medias');
  return [
    ...Map.groupBy(
      wrong,
      ({ frase, entendida, juicio }) =>
        `${frase.tipo} → ${entendida}${juicio === 'mal' ? '' : ' (a medias)'}`,
    ),
  ]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([par, suyas]) => `${par}, ${suyas.length}: «${suyas[0]!.dicha}»`);
}
