import type { Target } from '../../target.ts';

interface Columna {
  _id: string;
  nombre: string;
  estado: string;
}
interface Tablero {
  tablero: { _id: string; version: number };
  columnas: Columna[];
}

const bare = ({ columnas }: Tablero): Columna[] =>
  columnas.map(({ _id, nombre, estado }) => ({ _id, nombre, estado }));

/** Gives to something new the id of what another team has, as somebody would who was in that team once. */
export async function takeOccupiedIds(target: Target): Promise<void> {
  const { door, own, scene, findings } = target;
  const { member } = own.people;
  const { proyecto, epica, historia } = own.tree;
  const made: [path: string, body: object][] = [
    ['/api/epicas', { titulo: 'X', proyecto }],
    ['/api/historias', { titulo: 'X', proyecto, epicaId: epica }],
    ['/api/tareas', { titulo: 'X', proyecto, historiaId: historia }],
    [`/api/historias/${historia}/comentarios`, { texto: 'X' }],
    [`/api/etiquetas/proyecto/${proyecto}`, { nombre: 'X' }],
    ['/api/vistas', { nombre: 'X', consulta: 'abierta' }],
    ['/api/sprints', { nombre: 'X', proyecto, fechaInicio: '2026-11-20', fechaFin: '2026-12-04' }],
    ['/api/tableros', { nombre: 'X', proyecto }],
  ];
  const taken = [
    scene.tree.epica,
    scene.tree.historia,
    scene.tree.tarea,
    scene.tree.comentario,
    scene.tree.tablero,
  ];
  for (const [path, body] of made)
    for (const _id of taken) {
      const { status, text } = await door.json('POST', path, member.token, { ...body, _id });
      // Ids of what different services keep do not meet.
      const shown = /"(?:autor|creador)":\{"_id":"/.test(text) && !text.includes(member._id);
      findings.check(!shown, `POST ${path} con un identificador ajeno enseña lo de otros: ${status}`, text);
    }
  for (const _id of [scene.tree.historia, scene.tree.tarea]) {
    for (const que of ['comentarios', 'historial']) {
      const { status, text } = await door.json('GET', `/api/tareas/${_id}/${que}`, member.token);
      findings.check(
        status === 404,
        `${que} de otro equipo después de tomar su identificador: ${status}`,
        text,
      );
    }
  }
  await stealColumns(target);
}

async function stealColumns({ door, own, scene, findings }: Target): Promise<void> {
  const { member } = own.people;
  const mine = await door.must<Tablero>('GET', `/api/tableros/${own.tree.tablero}`, member.token);
  for (const _id of [scene.tree.columna, scene.tree.segundaColumna]) {
    const robada = { _id, nueva: true, nombre: 'Robada', estado: 'pendiente' };
    const { status, text } = await door.json(
      'PUT',
      `/api/tableros/${own.tree.tablero}/columnas`,
      member.token,
      {
        version: mine.tablero.version,
        columnas: [...bare(mine), robada],
      },
    );
    findings.check(status === 409, `una columna con el identificador de la de otro tablero: ${status}`, text);
    const moved = await door.json(
      'PUT',
      `/api/tableros/mover-historia/${scene.tree.historia}`,
      scene.people.member.token,
      { columnaDestinoId: _id },
    );
    findings.check(moved.status === 200, `mover en el tablero ajeno: ${moved.status}`, moved.text);
  }
}
