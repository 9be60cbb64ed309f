import { type Clase, type Condicion, frasesDe } from './clase';
import { type Clasificador, type Ejemplo, type Grado, train } from './clasificador';
import { type Huecos, huecosOf } from './huecos';
import { type Directorio, type Nombrados, nombradosOf } from './nombrados';
import { headOf } from './objeto';
import { isMarca, type Palabra, palabrasOf } from './palabras';

/** Surer than this, it is answered; else the person is asked which of the nearest was meant. */
export const SEGURO = 0.6;

/** A question as it was understood. */
export interface Entendida {
  texto: string;
  tipo: string;
  /** How sure that kind is, 0 to 1. */
  grado: number;
  /** All kinds that it may be, the surest first. */
  grados: readonly Grado[];
  huecos: Huecos;
  nombrados: Nombrados;
  palabras: readonly Palabra[];
}

const MARCAS: Readonly<Record<string, string>> = {
  persona: 'xpersona',
  proyecto: 'xproyecto',
  epica: 'xepica',
  sprint: 'xsprint',
};

/** A phrase of a definition, with marks for its names. */
export const ejemploOf = (clase: string, frase: string): Ejemplo => ({
  clase,
  palabras: palabrasOf(frase.replace(/\{(\w+)\}/g, (_, name: string) => MARCAS[name] ?? 'xcosa')),
  pregunta: /[¿?]/.test(frase),
});

export const ejemplosOf = (definiciones: readonly Clase[]): Ejemplo[] =>
  definiciones.flatMap((one) => frasesDe(one).map((frase) => ejemploOf(one.tipo, frase)));

/** Whether a kind of question can be about what is named in this one. */
function admits(
  { admite, necesita, literal }: Clase,
  { cosas, claveSinNada, epica, personas }: Nombrados,
): boolean {
  const has = (condicion: Condicion): boolean => admite.includes(condicion);
  const conCosa = cosas.length > 0 || claveSinNada !== null;
  const segura = claveSinNada !== null || cosas.some((one) => one.segura);
  if (necesita === 'cosa' && !conCosa) return false;
  if (necesita === 'epica' && !epica) return false;
  if (segura && !has('cosa')) return false;
  if (literal) return true;
  return (!epica || has('epica')) && (!personas.length || has('persona'));
}

const LARGA = 4;
/** What each word that is nowhere in the phrases leaves of the sureness. */
const QUEDA = 0.55;

const isExtrana = ({ texto, nocion }: Palabra, conocidas: ReadonlySet<string>): boolean =>
  texto.length >= LARGA && nocion === null && !isMarca(texto) && !/^\d/.test(texto) && !conocidas.has(texto);

/** Of an order that names nothing to do it with. */
const SIN_COSA = 0.3;

const lacksCosa = ({ propone, tema, admite, tipo }: Clase, { cosas, claveSinNada }: Nombrados): boolean =>
  propone === true &&
  !tema &&
  admite.includes('cosa') &&
  // Moves what is not begun, too.
  tipo !== 'mover-sprint' &&
  !cosas.length &&
  claveSinNada === null;

export type Comprender = (texto: string, directorio: Directorio) => Promise<Entendida>;

/** Understands questions as the phrases of the definitions teach it; training takes about a second, once. */
export function comprensionOf(
  definiciones: readonly Clase[],
  ejemplos: readonly Ejemplo[] = ejemplosOf(definiciones),
): Comprender {
  const byTipo = new Map(definiciones.map((one) => [one.tipo, one]));
  const conocidas = new Set(ejemplos.flatMap(({ palabras }) => palabras.map(({ texto }) => texto)));
  let trained: Promise<Clasificador> | null = null;
  return async (texto, directorio) => {
    const clasificador = await (trained ??= train(ejemplos));
    const nombrados = await nombradosOf(headOf(texto), directorio);
    const palabras = palabrasOf(nombrados.marcado);
    const all = clasificador({ palabras, pregunta: /[¿?]/.test(texto) });
    const extranas = palabras.filter((one) => isExtrana(one, conocidas)).length;
    const fit = all
      .filter(({ clase }) => admits(byTipo.get(clase)!, nombrados))
      .map(({ clase, grado }) => ({
        clase,
        grado:
          grado *
          (byTipo.get(clase)!.tema ? 1 : QUEDA ** extranas) *
          (lacksCosa(byTipo.get(clase)!, nombrados) ? SIN_COSA : 1),
      }))
      .toSorted((a, b) => b.grado - a.grado);
    const sum = fit.reduce((total, { grado }) => total + grado, 0) || 1;
    const grados = fit.map(({ clase, grado }) => ({ clase, grado: grado / sum }));
    const [first] = grados;
    return {
      texto,
      tipo: first?.clase ?? 'ajena',
      // What the names rule out was sure of something else: that is no reason to be surer of the rest.
      grado: Math.min(first?.grado ?? 0, sum ** 0.2),
      grados,
      huecos: huecosOf(palabras),
      nombrados,
      palabras,
    };
  };
}
