import type { NombreDeCampo, Orden } from './campos';

/** Where something is written in a text: `hasta` is the first place after it. */
export interface Lugar {
  desde: number;
  hasta: number;
}

export type Comparador = ':' | '<' | '<=' | '>' | '>=';
export const MARCAS = ['abierta', 'bloqueada', 'vencida'] as const;
export type Marca = (typeof MARCAS)[number];

/** A condition on the items that are looked for. `lugar`: where it was read. */
export type Nodo =
  | { clase: 'y'; de: Nodo[] }
  | { clase: 'o'; de: Nodo[] }
  | { clase: 'no'; de: Nodo }
  | Condicion
  | { clase: 'texto'; valores: string[]; lugar?: Lugar | undefined }
  | { clase: 'marca'; marca: Marca; lugar?: Lugar | undefined };

export interface Condicion {
  clase: 'condicion';
  campo: NombreDeCampo;
  comparador: Comparador;
  /** Any of these. */
  valores: string[];
  lugar?: Lugar | undefined;
}

export interface OrdenPedido {
  campo: Orden;
  desciende: boolean;
}

export interface Consulta {
  donde: Nodo | null;
  orden: OrdenPedido[];
}

const joined = (clase: 'y' | 'o', nodos: readonly Nodo[]): Nodo | null => {
  const de = nodos.flatMap((nodo) => (nodo.clase === clase ? nodo.de : [nodo]));
  return de.length > 1 ? { clase, de } : (de[0] ?? null);
};

/** These make the only shape that a meaning has; without it what is printed would not be read as it was. */
export const y = (nodos: readonly Nodo[]): Nodo | null => joined('y', nodos);
export const o = (nodos: readonly Nodo[]): Nodo | null => joined('o', nodos);
export const no = (nodo: Nodo): Nodo => (nodo.clase === 'no' ? nodo.de : { clase: 'no', de: nodo });

/** The conditions that must all hold. */
export const termsOf = ({ donde }: Consulta): Nodo[] =>
  donde === null ? [] : donde.clase === 'y' ? donde.de : [donde];
