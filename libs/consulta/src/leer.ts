import { campoOf, findCampo, findValor, ORDENES, type NombreDeCampo, type Orden } from './campos';
import {
  type Consulta,
  type Lugar,
  MARCAS,
  type Marca,
  no,
  type Nodo,
  o,
  type OrdenPedido,
  y,
} from './consulta';
import { ConsultaNoValida, type CodigoDeConsulta, type ErrorDeConsulta } from './errores';
import { fechaEscrita, PALABRAS_DE_FECHA } from './fechas';
import { parse, SyntaxError, type Leido, type ValorLeido } from './gramatica.js';
import { plain } from './plain';
import { palabraEn } from './palabra-en';

export const MAX_CONSULTA = 1000;
/** Each becomes a condition of the database. */
export const MAX_CONDICIONES = 60;
/** Groups within groups. Each takes four levels of a condition of the database, which refuses more than two hundred. */
export const MAX_PROFUNDIDAD = 20;

type CondicionLeida = Extract<Leido, { clase: 'condicion' }>;
type Resultado = { consulta: Consulta; error?: undefined } | { consulta?: undefined; error: ErrorDeConsulta };

const MARCA_ALIAS = new Map<string, Marca>([
  ['abierto', 'abierta'],
  ['abiertas', 'abierta'],
  ['bloqueado', 'bloqueada'],
  ['bloqueadas', 'bloqueada'],
  ['vencido', 'vencida'],
  ['vencidas', 'vencida'],
]);

export const marcaOf = (palabra: string): Marca | undefined => {
  const word = plain(palabra);
  return MARCAS.find((marca) => marca === word) ?? MARCA_ALIAS.get(word);
};

const refuse = (codigo: CodigoDeConsulta, at: ValorLeido | CondicionLeida['campo'], more: object = {}) =>
  new ConsultaNoValida({ codigo, palabra: at.texto, lugar: at.lugar, ...more });

const tooMuch = (codigo: CodigoDeConsulta, lugar: Lugar, max: number) =>
  new ConsultaNoValida({ codigo, palabra: '', lugar, valores: String(max) });

const NUMBER = /^\d{1,6}([.]\d{1,2})?$/;

function valorOf(nombre: NombreDeCampo, valor: ValorLeido): string {
  const { clase, valores, palabras } = campoOf(nombre);
  if (clase === 'lista') {
    const found = findValor(valor.texto, valores ?? []);
    if (found) return found;
    throw refuse('valorNoValido', valor, { campo: nombre, valores: (valores ?? []).join(', ') });
  }
  if (clase === 'numero') {
    if (NUMBER.test(valor.texto)) return String(Number(valor.texto));
    throw refuse('numeroNoValido', valor, { campo: nombre });
  }
  if (clase === 'fecha' || clase === 'edad') {
    const fecha = fechaEscrita(valor.texto, clase === 'edad');
    if (fecha) return fecha;
    throw refuse('fechaNoValida', valor, { campo: nombre, valores: PALABRAS_DE_FECHA.join(', ') });
  }
  if (!valor.texto.trim()) throw refuse('faltaValor', valor, { campo: nombre });
  // In quotes it is a name, also that of a person who is called so.
  return palabras?.find((palabra) => !valor.citado && palabra === plain(valor.texto)) ?? valor.texto;
}

const ordenOf = ({ texto, citado, lugar }: ValorLeido): OrdenPedido => {
  const desciende = texto.startsWith('-');
  const campo = findValor<Orden>(desciende ? texto.slice(1) : texto, ORDENES);
  if (campo) return { campo, desciende };
  throw refuse('ordenNoValido', { texto, citado, lugar }, { valores: ORDENES.join(', ') });
};

class Reading {
  readonly orden: OrdenPedido[] = [];
  private condiciones = 0;

  /**
   * `isTop`: it must hold whatever else does; only there an order can be asked for. `groups`: how many it stands in,
   * the whole query among them.
   */
  read(leido: Leido, isTop: boolean, groups = 0): Nodo | null {
    if (leido.clase === 'y') return y(this.readAll(leido.de, isTop, groups + 1));
    if (leido.clase === 'o') return o(this.readAll(leido.de, false, groups + 1));
    if (leido.clase === 'no') {
      const de = this.read(leido.de, false, groups);
      return de && no(de);
    }
    if (groups > MAX_PROFUNDIDAD) throw tooMuch('demasiadoHonda', leido.lugar, MAX_PROFUNDIDAD);
    this.condiciones += leido.valores.length;
    if (this.condiciones > MAX_CONDICIONES)
      throw tooMuch('demasiadasCondiciones', leido.lugar, MAX_CONDICIONES);
    return leido.clase === 'palabra' ? this.readPalabra(leido) : this.readCondicion(leido, isTop);
  }

  private readAll(leidos: Leido[], isTop: boolean, groups: number): Nodo[] {
    return leidos.map((leido) => this.read(leido, isTop, groups)).filter((nodo) => nodo !== null);
  }

  private readPalabra({ valores, lugar }: Extract<Leido, { clase: 'palabra' }>): Nodo {
    const [first, second] = valores;
    const marca = first && !second && !first.citado ? marcaOf(first.texto) : undefined;
    if (marca) return { clase: 'marca', marca, lugar };
    for (const valor of valores) if (!valor.texto.trim()) throw refuse('faltaValor', valor);
    return { clase: 'texto', valores: valores.map(({ texto }) => texto), lugar };
  }

  private readCondicion({ campo, comparador, valores, lugar }: CondicionLeida, isTop: boolean): Nodo | null {
    const escrito = plain(campo.texto);
    if (escrito === 'texto' && comparador === ':') return this.readTexto(valores, lugar);
    if (escrito === 'orden' || escrito === 'ordenar') {
      if (!isTop) throw refuse('ordenDentro', campo);
      if (comparador !== ':') throw refuse('sinComparar', campo, { campo: campo.texto });
      this.orden.push(...valores.map(ordenOf));
      return null;
    }
    const nombre = findCampo(campo.texto);
    if (!nombre) throw refuse('campoDesconocido', campo);
    if (comparador !== ':' && !campoOf(nombre).ordenado)
      throw refuse('sinComparar', campo, { campo: nombre });
    const leidos = [...new Set(valores.map((valor) => valorOf(nombre, valor)))];
    return { clase: 'condicion', campo: nombre, comparador, valores: leidos, lugar };
  }

  private readTexto(valores: ValorLeido[], lugar: CondicionLeida['lugar']): Nodo {
    for (const valor of valores) if (!valor.texto.trim()) throw refuse('faltaValor', valor);
    return { clase: 'texto', valores: valores.map(({ texto }) => texto), lugar };
  }
}

const errorOf = (texto: string, error: unknown): ErrorDeConsulta => {
  if (error instanceof ConsultaNoValida) return error.error;
  if (!(error instanceof SyntaxError)) throw error;
  const { start } = error.location;
  const codigo = error.message as CodigoDeConsulta;
  const lugar = palabraEn(texto, start.offset);
  return { codigo, palabra: texto.slice(lugar.desde, lugar.hasta), lugar };
};

/** What a text asks for, or which word of it says nothing. */
export function leer(texto: string): Resultado {
  if (texto.length > MAX_CONSULTA) {
    const lugar = { desde: MAX_CONSULTA, hasta: texto.length };
    return { error: { codigo: 'demasiadoLarga', palabra: '', lugar, valores: String(MAX_CONSULTA) } };
  }
  try {
    const leido = parse(texto);
    const reading = new Reading();
    return { consulta: { donde: leido && reading.read(leido, true), orden: reading.orden } };
  } catch (error) {
    return { error: errorOf(texto, error) };
  }
}
