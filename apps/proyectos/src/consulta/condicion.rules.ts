import {
  type Comparador,
  type Condicion,
  diasDe,
  type Dias,
  instanteDe,
  type Marca,
  type Nodo,
  type NombreDeCampo,
} from '@pmp/consulta';
import { PRIORIDADES } from '@pmp/contracts/common';
import { TIPOS_TAREA } from '@pmp/contracts/proyectos';
import { type Calendario, fechaOfDia, searchPattern } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { Kind } from '../elementos/kinds/kind';

/** A condition of the database; true: all of them, false: none. */
export type Filtro = Record<string, unknown> | boolean;
type Id = Types.ObjectId;

/** What the names in a query stand for, among what the caller sees. */
export interface Nombrado {
  /** Null among them: nobody. */
  personas(valor: string): (Id | null)[];
  /** The ids of what is called so. */
  de(campo: 'etiqueta' | 'epica' | 'historia' | 'proyecto', valor: string): Id[];
  /** The keys that what is called so may have now. */
  claves(valor: string): string[];
  /** The stories of these epics; those of these sprints; those of any sprint. */
  historiasDe(campo: 'epica' | 'sprint', valor: string): Id[];
  historiasConSprint(): Id[];
  etiquetasVivas(): Id[];
  /** The stories of which a task is blocked. */
  historiasConTareaBloqueada(): Id[];
}

export interface Contexto {
  kind: Pick<Kind, 'tipo' | 'parent' | 'given' | 'fields' | 'planned'>;
  nombrado: Nombrado;
  calendario: Calendario;
  now: Date;
}

const NONE: Filtro = false;

export const all = (filtros: readonly Filtro[]): Filtro => {
  const real = filtros.filter((filtro) => typeof filtro !== 'boolean');
  if (filtros.includes(false)) return false;
  return real.length > 1 ? { $and: real } : (real[0] ?? true);
};

export const any = (filtros: readonly Filtro[]): Filtro => {
  const real = filtros.filter((filtro) => typeof filtro !== 'boolean');
  if (filtros.includes(true)) return true;
  return real.length > 1 ? { $or: real } : (real[0] ?? false);
};

const not = (filtro: Filtro): Filtro => (typeof filtro === 'boolean' ? !filtro : { $nor: [filtro] });

const among = (field: string, values: readonly unknown[]): Filtro =>
  values.length ? { [field]: { $in: values } } : NONE;

const OPERATORS = { ':': '$eq', '<': '$lt', '<=': '$lte', '>': '$gt', '>=': '$gte' } as const;

const within = (field: string, { desde, hasta }: Dias, at: (dia: number) => Date): Filtro => ({
  [field]: { ...(desde !== null && { $gte: at(desde) }), ...(hasta !== null && { $lt: at(hasta) }) },
});

/** The priorities that are to another as asked: `>media` is alta and crítica. */
const prioridades = (comparador: Comparador, valores: readonly string[]): string[] => {
  const places = valores.map((valor) => PRIORIDADES.findIndex((one) => one === valor));
  const fits: Record<Comparador, (at: number, than: number) => boolean> = {
    ':': (at, than) => at === than,
    '<': (at, than) => at < than,
    '<=': (at, than) => at <= than,
    '>': (at, than) => at > than,
    '>=': (at, than) => at >= than,
  };
  return PRIORIDADES.filter((_, at) => places.some((than) => fits[comparador](at, than)));
};

const tipos = ({ tipo, fields }: Contexto['kind'], valores: readonly string[]): Filtro => {
  const names = { épica: 'epica', historia: 'historia', tarea: 'tarea' } as const;
  if (valores.some((valor) => names[valor as keyof typeof names] === tipo)) return true;
  const ofTasks = valores.filter((valor) => TIPOS_TAREA.some((one) => one === valor));
  return 'tipo' in fields ? among('tipo', ofTasks) : NONE;
};

/** Of these stories: the stories themselves, or what hangs from them. */
const ofHistorias = ({ tipo, parent }: Contexto['kind'], ids: readonly Id[]): Filtro => {
  if (tipo === 'historia') return among('_id', ids);
  return parent?.tipo === 'historia' ? among(parent.field, ids) : NONE;
};

const numero = (field: string, { comparador, valores }: Condicion): Filtro =>
  any(valores.map((valor) => ({ [field]: { [OPERATORS[comparador]]: Number(valor) } })));

/** What is a day and not an instant, with the field that has it. */
const DAYS: Partial<Record<NombreDeCampo, string>> = { vence: 'fechaLimite', inicio: 'inicio', fin: 'fin' };

function fecha(contexto: Contexto, { campo, comparador, valores }: Condicion): Filtro {
  const { calendario, now, kind } = contexto;
  const hoy = calendario.diaOf(now);
  const day = DAYS[campo];
  if (day) {
    if (!(day in kind.fields)) return NONE;
    const dias = valores.map((valor) => diasDe(valor, comparador, { hoy, isAge: false }));
    return any(dias.map((each) => within(day, each, fechaOfDia)));
  }
  const field = campo === 'creada' ? 'createdAt' : 'updatedAt';
  return any(
    valores.map((valor) => {
      const instante = instanteDe(valor);
      if (instante !== null) return { [field]: { [OPERATORS[comparador]]: new Date(instante) } };
      const dias = diasDe(valor, comparador, { hoy, isAge: true });
      return within(field, dias, (dia) => calendario.startOf(dia));
    }),
  );
}

/** Whether something is missing in an item of this kind; null: it never has it, so that it is not missing either. */
function ausencia(contexto: Contexto, que: string): Filtro | null {
  const { kind, nombrado } = contexto;
  const has = (field: string) => field in kind.fields;
  const absent: Record<string, () => Filtro | null> = {
    asignado: () => (kind.given ? { [kind.given.field]: null } : null),
    etiqueta: () => (has('etiquetas') ? { etiquetas: { $nin: nombrado.etiquetasVivas() } } : null),
    epica: () => (kind.parent ? false : null),
    sprint: () => (kind.parent ? not(ofHistorias(kind, nombrado.historiasConSprint())) : null),
    puntos: () => (has('puntos') ? { puntos: { $in: [null, 0] } } : null),
    inicio: () => (has('inicio') ? { inicio: null } : null),
    fin: () => (has('fin') ? { fin: null } : null),
    vence: () => (has('fechaLimite') ? { fechaLimite: null } : null),
    horas: () => (has('tiempoEstimado') ? { tiempoEstimado: null } : null),
    archivos: () => (has('archivos') ? { 'archivos.0': { $exists: false } } : null),
    descripcion: () => ({ descripcion: { $in: [null, ''] } }),
    criterios: () => (has('criterios') ? { 'criterios.0': { $exists: false } } : null),
  };
  return absent[que]?.() ?? null;
}

/** Whether all its criteria hold, of what has some. */
const criterios = ({ fields }: Contexto['kind'], valores: readonly string[]): Filtro => {
  const open = { 'criterios.hecho': false };
  return 'criterios' in fields
    ? any(
        valores.map((valor) =>
          valor === 'pendientes' ? open : all([{ 'criterios.0': { $exists: true } }, not(open)]),
        ),
      )
    : NONE;
};

const sin = (contexto: Contexto, valores: readonly string[]): Filtro =>
  any(valores.map((que) => ausencia(contexto, que) ?? NONE));

const con = (contexto: Contexto, valores: readonly string[]): Filtro =>
  any(
    valores.map((que) => {
      const absent = ausencia(contexto, que);
      return absent === null ? NONE : not(absent);
    }),
  );

const CAMPOS: Record<NombreDeCampo, (contexto: Contexto, condicion: Condicion) => Filtro> = {
  tipo: ({ kind }, { valores }) => tipos(kind, valores),
  estado: (_, { valores }) => among('estado', valores),
  prioridad: (_, { comparador, valores }) => among('prioridad', prioridades(comparador, valores)),
  asignado: ({ kind, nombrado }, { valores }) =>
    kind.given
      ? among(
          kind.given.field,
          valores.flatMap((valor) => nombrado.personas(valor)),
        )
      : NONE,
  creador: ({ nombrado }, { valores }) =>
    among(
      'creador',
      valores.flatMap((valor) => nombrado.personas(valor)),
    ),
  etiqueta: ({ kind, nombrado }, { valores }) =>
    'etiquetas' in kind.fields
      ? among(
          'etiquetas',
          valores.flatMap((valor) => nombrado.de('etiqueta', valor)),
        )
      : NONE,
  epica: ({ kind, nombrado }, { valores }) =>
    kind.parent?.tipo === 'epica'
      ? among(
          kind.parent.field,
          valores.flatMap((valor) => nombrado.de('epica', valor)),
        )
      : ofHistorias(
          kind,
          valores.flatMap((valor) => nombrado.historiasDe('epica', valor)),
        ),
  historia: ({ kind, nombrado }, { valores }) =>
    kind.parent?.tipo === 'historia'
      ? among(
          kind.parent.field,
          valores.flatMap((valor) => nombrado.de('historia', valor)),
        )
      : NONE,
  sprint: ({ kind, nombrado }, { valores }) =>
    ofHistorias(
      kind,
      valores.flatMap((valor) => nombrado.historiasDe('sprint', valor)),
    ),
  proyecto: ({ nombrado }, { valores }) =>
    among(
      'proyecto',
      valores.flatMap((valor) => nombrado.de('proyecto', valor)),
    ),
  clave: ({ nombrado }, { valores }) =>
    among(
      'clave',
      valores.flatMap((valor) => nombrado.claves(valor)),
    ),
  puntos: ({ kind }, condicion) => ('puntos' in kind.fields ? numero('puntos', condicion) : NONE),
  criterios: ({ kind }, { valores }) => criterios(kind, valores),
  horas: ({ kind }, condicion) =>
    'tiempoEstimado' in kind.fields ? numero('tiempoEstimado', condicion) : NONE,
  inicio: fecha,
  fin: fecha,
  vence: fecha,
  creada: fecha,
  actualizada: fecha,
  sin: (contexto, { valores }) => sin(contexto, valores),
  con: (contexto, { valores }) => con(contexto, valores),
};

/** What waits for something else, whatever its state says; once it is done it waits no more. */
export const BLOQUEADA = {
  $or: [{ estado: 'bloqueada' }, { bloqueadaPor: { $gt: 0 }, estado: { $ne: 'completada' } }],
};

const bloqueada = ({ kind, nombrado }: Contexto): Filtro => {
  const byTasks = kind.tipo === 'historia' && among('_id', nombrado.historiasConTareaBloqueada());
  return any([BLOQUEADA, all([byTasks, { estado: { $ne: 'completada' } }])]);
};

const MARCAS: Record<Marca, (contexto: Contexto) => Filtro> = {
  abierta: () => ({ estado: { $ne: 'completada' } }),
  bloqueada,
  vencida: ({ kind, calendario, now }) =>
    'fechaLimite' in kind.fields
      ? { fechaLimite: { $lt: fechaOfDia(calendario.diaOf(now)) }, estado: { $ne: 'completada' } }
      : NONE,
};

/** What is written in every item, and in a story as what somebody wants. */
const TEXTOS = ['titulo', 'descripcion'];
const TEXTOS_PROPIOS = ['comoUsuario', 'quiero', 'para'];

const texto = ({ kind, nombrado }: Contexto, valores: readonly string[]): Filtro =>
  any(
    valores.flatMap((valor): Filtro[] => {
      const pattern = searchPattern(valor);
      const written = [...TEXTOS, ...TEXTOS_PROPIOS.filter((field) => field in kind.fields)];
      return [...written.map((field) => ({ [field]: pattern })), among('clave', nombrado.claves(valor))];
    }),
  );

/** What a query asks of the items of one kind. */
export function filtroOf(nodo: Nodo, contexto: Contexto): Filtro {
  if (nodo.clase === 'y') return all(nodo.de.map((each) => filtroOf(each, contexto)));
  if (nodo.clase === 'o') return any(nodo.de.map((each) => filtroOf(each, contexto)));
  if (nodo.clase === 'no') return not(filtroOf(nodo.de, contexto));
  if (nodo.clase === 'texto') return texto(contexto, nodo.valores);
  if (nodo.clase === 'marca') return MARCAS[nodo.marca](contexto);
  return CAMPOS[nodo.campo](contexto, nodo);
}
