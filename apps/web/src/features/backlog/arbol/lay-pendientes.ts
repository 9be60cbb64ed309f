import type { Epica } from '@pmp/contracts/proyectos';
import type { NuevoPendiente, Pendiente } from '../../../shared/pendientes/pendiente';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { moved } from './rank-patch';

/** A change that waits for the network, or is on its way. */
export type Pedido = NuevoPendiente & Partial<Pick<Pendiente, 'hecho'>>;

/** Sorts after every rank that the server gives. */
const LAST = '~';

const WITHOUT_A_VALUE = {
  epica: { descripcion: '', prioridad: 'media', estado: 'pendiente', inicio: null, fin: null },
  historia: {
    comoUsuario: '',
    quiero: '',
    para: '',
    descripcion: '',
    puntos: 0,
    inicio: null,
    fin: null,
    prioridad: 'media',
    estado: 'pendiente',
    sprintId: null,
    responsable: null,
  },
  tarea: {
    descripcion: '',
    tipo: 'funcionalidad',
    prioridad: 'media',
    estado: 'pendiente',
    asignado: null,
    fechaLimite: null,
    tiempoEstimado: null,
    archivos: [],
  },
} as const;

const epicaOf = (epicas: readonly Epica[], _id: unknown) => ({
  _id: String(_id),
  titulo: epicas.find((epica) => epica._id === _id)?.titulo ?? '',
});

const DIAS = ['inicio', 'fin', 'fechaLimite'];

const dayOf = (value: unknown): string | null => {
  const dia = String(value ?? '');
  return dia ? `${dia.slice(0, 10)}T00:00:00.000Z` : null;
};

/** A body's fields in the server's shape; the name of the person it is given to is unknown here and stays. */
const answered = (fields: object, epicas: readonly Epica[]): object => {
  const { version: _v, asignado, responsable, epicaId, ...rest } = fields as Record<string, unknown>;
  return {
    ...rest,
    ...(epicaId === undefined ? {} : { epicaId: epicaOf(epicas, epicaId) }),
    ...Object.fromEntries(DIAS.filter((campo) => campo in rest).map((campo) => [campo, dayOf(rest[campo])])),
    ...(asignado === '' ? { asignado: null } : {}),
    ...(responsable === '' ? { responsable: null } : {}),
  };
};

/** A thing created offline, as it will look. */
export const creado = <E extends Entidad>(
  entidad: E,
  body: Record<string, unknown>,
  hecho: string,
  epicas: readonly Epica[] = [],
): ElementoDe[E] =>
  ({
    ...WITHOUT_A_VALUE[entidad],
    orden: LAST,
    createdAt: hecho,
    fechaCreacion: hecho,
    updatedAt: hecho,
    version: 0,
    ...answered(body, epicas),
  }) as unknown as ElementoDe[E];

export const editado = <T extends object>(base: T, changes: object, epicas: readonly Epica[]): T => ({
  ...base,
  ...answered(changes, epicas),
});

const movido = <E extends Entidad>(
  entidad: E,
  lista: ElementoDe[E][],
  { elemento, body }: Pedido,
  epicas: readonly Epica[],
): ElementoDe[E][] => {
  const padre = String(body['epicaId'] ?? body['historiaId'] ?? '');
  const despuesDe = (body['despuesDe'] as string | null | undefined) ?? null;
  const previous = lista.find(({ _id }) => _id === despuesDe);
  return lista.map((each) =>
    each._id === elemento
      ? moved(entidad, each, { padre, despuesDe }, previous, epicaOf(epicas, padre).titulo)
      : each,
  );
};

/** The server's list with the waiting changes applied; the same list when there are none. */
export const layPendientes = <E extends Entidad>(
  entidad: E,
  lista: ElementoDe[E][],
  pendientes: readonly Pedido[],
  epicas: readonly Epica[],
): ElementoDe[E][] =>
  pendientes
    .filter((each) => each.entidad === entidad && !each.path.startsWith('/api/tableros'))
    .reduce((laid, pendiente) => {
      const { accion, elemento, body, visto, hecho = new Date().toISOString() } = pendiente;
      if (accion === 'mover') return movido(entidad, laid, pendiente, epicas);
      if (accion === 'criterio')
        return laid.map((each) => (each._id === elemento ? { ...each, ...visto } : each));
      if (accion === 'editar')
        return laid.map((each) =>
          each._id === elemento ? { ...editado(each, body, epicas), ...visto } : each,
        );
      const isThere = laid.some(({ _id }) => _id === elemento);
      return isThere ? laid : [...laid, { ...creado(entidad, body, hecho, epicas), ...visto }];
    }, lista);
