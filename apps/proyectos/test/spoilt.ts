import { newId, type World } from './world';

const HUGE = 'x'.repeat(300_000);
const OPERATOR = { $gt: '' };
type Tree = Awaited<ReturnType<World['tree']>>;
type Body = Record<string, unknown>;

/** What the tests work on: a tree, another project's tree, and another story and task of the first. */
export interface Places {
  world: World;
  tree: Tree;
  foreign: Tree;
  apart: Pick<Tree, 'historia' | 'tarea'>;
}

/** A valid body of each creation, to be spoilt in one place. */
export const valid = {
  proyectos: ({ world }: Places): Body => ({ nombre: 'Nuevo', clave: 'NUEVO', equipo: world.team }),
  epicas: ({ tree }: Places): Body => ({ titulo: 'Nueva', proyecto: tree.proyecto._id }),
  historias: ({ tree }: Places): Body => ({
    titulo: 'Nueva',
    proyecto: tree.proyecto._id,
    epicaId: tree.epica._id,
  }),
  tareas: ({ tree }: Places): Body => ({
    titulo: 'Nueva',
    proyecto: tree.proyecto._id,
    historiaId: tree.historia._id,
  }),
};
export type Path = keyof typeof valid;
export const PATHS = Object.keys(valid) as Path[];

export const target = (path: Path, { tree }: Places): string =>
  ({
    proyectos: tree.proyecto,
    epicas: tree.epica,
    historias: tree.historia,
    tareas: tree.tarea,
  })[path]._id;

type Spoilt = [
  path: Path,
  why: string,
  fields: (places: Places) => Body,
  campo: string | null,
  status?: number,
];

export const everywhere = PATHS.flatMap((path): Spoilt[] => {
  const name = path === 'proyectos' ? 'nombre' : 'titulo';
  return [
    [path, `${name} blank`, () => ({ [name]: '   ' }), name],
    [path, `${name} null`, () => ({ [name]: null }), name],
    [path, `${name} an operator`, () => ({ [name]: OPERATOR }), name],
    [path, `${name} a number`, () => ({ [name]: 7 }), name],
    [path, `${name} a list`, () => ({ [name]: ['a'] }), name],
    [path, `${name} too long`, () => ({ [name]: 'x'.repeat(201) }), name],
    [path, `${name} of 300 kB`, () => ({ [name]: HUGE }), null, 413],
    [path, 'descripcion an operator', () => ({ descripcion: OPERATOR }), 'descripcion'],
    [path, 'descripcion too long', () => ({ descripcion: 'x'.repeat(10_001) }), 'descripcion'],
    [path, 'prioridad unknown', () => ({ prioridad: 'urgente' }), 'prioridad'],
    [path, 'estado unknown', () => ({ estado: 'perdido' }), 'estado'],
    [path, 'estado an operator', () => ({ estado: OPERATOR }), 'estado'],
  ];
});

export const onlyOnCreate: Spoilt[] = [
  ...PATHS.flatMap((path): Spoilt[] => [
    [path, '_id malformed', () => ({ _id: 'abc' }), '_id'],
    [path, '_id an operator', () => ({ _id: OPERATOR }), '_id'],
  ]),
  ['proyectos', 'clave too short', () => ({ clave: 'x' }), 'clave'],
  ['proyectos', 'clave too long', () => ({ clave: 'ABCDEFGHIJK' }), 'clave'],
  ['proyectos', 'clave an operator', () => ({ clave: OPERATOR }), 'clave'],
  ['proyectos', 'equipo missing', () => ({ equipo: '' }), 'equipo'],
  ['proyectos', 'equipo malformed', () => ({ equipo: '1234' }), 'equipo'],
  ['epicas', 'proyecto malformed', () => ({ proyecto: 'abc' }), 'proyecto'],
  ['epicas', 'proyecto an operator', () => ({ proyecto: OPERATOR }), 'proyecto'],
  ['epicas', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
  ['historias', 'proyecto missing', () => ({ proyecto: undefined }), 'proyecto'],
  ['historias', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
  ['historias', 'epicaId missing', () => ({ epicaId: undefined }), 'epicaId'],
  ['tareas', 'historiaId missing', () => ({ historiaId: undefined }), 'historiaId'],
  ['tareas', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
];

export const ofOneKind: Spoilt[] = [
  ['proyectos', 'fechaInicio no date', () => ({ fechaInicio: 'ayer' }), 'fechaInicio'],
  ['proyectos', 'fechaInicio impossible', () => ({ fechaInicio: '2026-13-45' }), 'fechaInicio'],
  ['proyectos', 'fechaFin an operator', () => ({ fechaFin: OPERATOR }), 'fechaFin'],
  [
    'proyectos',
    'fechaFin before fechaInicio',
    () => ({ fechaInicio: '2026-11-20', fechaFin: '2026-11-19' }),
    'fechaFin',
  ],
  ['epicas', 'estado of a task', () => ({ estado: 'bloqueada' }), 'estado'],
  ['historias', 'estado of a task', () => ({ estado: 'bloqueada' }), 'estado'],
  ['epicas', 'inicio no date', () => ({ inicio: 'mañana' }), 'inicio'],
  ['epicas', 'fin with an hour', () => ({ fin: '2026-11-20T23:00-06:00' }), 'fin'],
  ['historias', 'inicio in another age', () => ({ inicio: '0026-11-20' }), 'inicio'],
  ['historias', 'fin before inicio', () => ({ inicio: '2026-11-20', fin: '2026-11-19' }), 'fin'],
  ['historias', 'fin an operator', () => ({ fin: OPERATOR }), 'fin'],
  ['historias', 'puntos negative', () => ({ puntos: -1 }), 'puntos'],
  ['historias', 'puntos a text', () => ({ puntos: '5' }), 'puntos'],
  ['historias', 'puntos an operator', () => ({ puntos: OPERATOR }), 'puntos'],
  ['historias', 'epicaId malformed', () => ({ epicaId: 'abc' }), 'epicaId'],
  ['historias', 'epicaId an operator', () => ({ epicaId: OPERATOR }), 'epicaId'],
  ['historias', 'epicaId absent', () => ({ epicaId: newId() }), 'epicaId'],
  ['historias', "another project's epic", ({ foreign }) => ({ epicaId: foreign.epica._id }), 'epicaId'],
  ['historias', 'responsable malformed', () => ({ responsable: 'yo' }), 'responsable'],
  ['historias', 'responsable unknown', () => ({ responsable: newId() }), 'responsable'],
  [
    'historias',
    'responsable without access',
    ({ world }) => ({ responsable: world.outsider._id }),
    'responsable',
  ],
  ['tareas', 'tipo unknown', () => ({ tipo: 'cosa' }), 'tipo'],
  ['tareas', 'fechaLimite no date', () => ({ fechaLimite: 'mañana' }), 'fechaLimite'],
  ['tareas', 'tiempoEstimado negative', () => ({ tiempoEstimado: -1 }), 'tiempoEstimado'],
  ['tareas', 'tiempoEstimado off step', () => ({ tiempoEstimado: 0.3 }), 'tiempoEstimado'],
  ['tareas', 'asignado malformed', () => ({ asignado: 'yo' }), 'asignado'],
  ['tareas', 'asignado unknown', () => ({ asignado: newId() }), 'asignado'],
  ['tareas', 'asignado without access', ({ world }) => ({ asignado: world.outsider._id }), 'asignado'],
  [
    'tareas',
    "another project's story",
    ({ foreign }) => ({ historiaId: foreign.historia._id }),
    'historiaId',
  ],
];

export const onlyOnUpdate: Spoilt[] = [
  ...(['epicas', 'historias', 'tareas'] as Path[]).flatMap((path): Spoilt[] => [
    [path, 'despuesDe malformed', () => ({ despuesDe: 'arriba' }), 'despuesDe'],
    [path, 'despuesDe an operator', () => ({ despuesDe: OPERATOR }), 'despuesDe'],
    [path, 'despuesDe absent', () => ({ despuesDe: newId() }), 'despuesDe'],
  ]),
  ['epicas', "despuesDe another project's", ({ foreign }) => ({ despuesDe: foreign.epica._id }), 'despuesDe'],
  [
    'historias',
    "despuesDe another project's",
    ({ foreign }) => ({ despuesDe: foreign.historia._id }),
    'despuesDe',
  ],
  ['tareas', "despuesDe another project's", ({ foreign }) => ({ despuesDe: foreign.tarea._id }), 'despuesDe'],
  ['historias', 'despuesDe of another epic', ({ apart }) => ({ despuesDe: apart.historia._id }), 'despuesDe'],
  ['tareas', 'despuesDe of another story', ({ apart }) => ({ despuesDe: apart.tarea._id }), 'despuesDe'],
];

type BadLote = [
  path: 'historias' | 'tareas',
  why: string,
  body: (places: Places) => unknown,
  campo: string | null,
  status?: number,
];

export const lotes = (['historias', 'tareas'] as const).flatMap((path): BadLote[] => {
  const own = (places: Places) => [target(path, places)];
  const cambios = { prioridad: 'alta' };
  return [
    [path, 'no ids', () => ({ ids: [], cambios }), 'ids'],
    [path, 'ids that are no list', () => ({ ids: OPERATOR, cambios }), 'ids'],
    [path, 'an id that is none', (places) => ({ ids: [...own(places), 'x'], cambios }), 'ids.1'],
    [path, '201 ids', () => ({ ids: Array.from({ length: 201 }, newId), cambios }), 'ids'],
    [path, 'no change', (places) => ({ ids: own(places), cambios: {} }), 'cambios'],
    [path, 'an unknown change', (places) => ({ ids: own(places), cambios: { titulo: 'Otra' } }), 'cambios'],
    [
      path,
      'a bad estado',
      (places) => ({ ids: own(places), cambios: { estado: 'perdido' } }),
      'cambios.estado',
    ],
    [path, 'one that is absent', (places) => ({ ids: [...own(places), newId()], cambios }), null, 404],
    [
      path,
      'one of another kind',
      (places) => ({ ids: [...own(places), places.tree.epica._id], cambios }),
      null,
      404,
    ],
    ...(path === 'historias'
      ? ([
          [
            path,
            'an absent epic',
            (places) => ({ ids: own(places), cambios: { epicaId: newId() } }),
            'epicaId',
          ],
          [
            path,
            'an owner without access',
            (places) => ({ ids: own(places), cambios: { responsable: places.world.outsider._id } }),
            'responsable',
          ],
          [
            path,
            "another project's epic",
            (places) => ({ ids: own(places), cambios: { epicaId: places.foreign.epica._id } }),
            'epicaId',
          ],
          [
            path,
            'one of each project and an epic',
            (places) => ({
              ids: [...own(places), places.foreign.historia._id],
              cambios: { epicaId: places.tree.epica._id },
            }),
            'epicaId',
          ],
        ] satisfies BadLote[])
      : ([
          [
            path,
            'a person without access',
            (places) => ({ ids: own(places), cambios: { asignado: places.world.outsider._id } }),
            'asignado',
          ],
          [
            path,
            'a person who is none',
            (places) => ({ ids: own(places), cambios: { asignado: 'yo' } }),
            'cambios.asignado',
          ],
        ] satisfies BadLote[])),
  ];
});
