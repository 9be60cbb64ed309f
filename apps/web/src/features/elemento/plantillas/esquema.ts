import type {
  ContenidoPlantilla,
  HistoriaDePlantilla,
  TareaDePlantilla,
  TipoPlantilla,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';

type Contenido = Pick<ContenidoPlantilla, 'criterios' | 'historias' | 'tareas'>;
type Nombrado = { titulo: string };

const { estado: _deTarea, fechaLimite: _limite, asignado: _nadie, ...tarea } = SIN_VALOR.tarea;
const TAREA: Omit<TareaDePlantilla, 'titulo'> = { ...tarea, etiquetas: [], criterios: [] };
const { estado: _, inicio: _inicio, fin: _fin, responsable: _alguien, ...historia } = SIN_VALOR.historia;
const HISTORIA: Omit<HistoriaDePlantilla, 'titulo'> = {
  ...historia,
  etiquetas: [],
  criterios: [],
  tareas: [],
};

const CRITERIO = /^\[[ xX]?\]\s*/;
const VINETA = /^[-*•–]\s+/;

const criteriosOf = (criterios: readonly string[] = [], margin: string) =>
  criterios.map((texto) => `${margin}[ ] ${texto}`);

const tareasOf = (tareas: readonly TareaDePlantilla[] = [], margin: string): string[] =>
  tareas.flatMap(({ titulo, criterios }) => [
    `${margin}- ${titulo}`,
    ...criteriosOf(criterios, `${margin}  `),
  ]);

/** What a template makes beneath its first item, as an outline that one writes by hand. */
export const esquemaDe = ({ criterios, historias = [], tareas }: Contenido): string =>
  [
    ...criteriosOf(criterios, ''),
    ...historias.flatMap((historia) => [
      historia.titulo,
      ...criteriosOf(historia.criterios, '  '),
      ...tareasOf(historia.tareas, '  '),
    ]),
    ...tareasOf(tareas, ''),
  ].join('\n');

/** Another line of this title, that has not been taken yet, keeps its other fields. */
const known = <T extends Nombrado>(before: T[], titulo: string): Partial<T> => {
  const at = before.findIndex((each) => each.titulo === titulo);
  return at < 0 ? {} : (before.splice(at, 1)[0] ?? {});
};

/**
 * Reads such an outline: `[ ]` begins a criterion of the line above it, `-` a task, and a line without a mark is a story
 * of an epic, a task of a story or a criterion of a task. A title that was there keeps the fields that an outline does
 * not show.
 */
export const leerEsquema = (tipo: TipoPlantilla, texto: string, antes: Contenido = {}): Contenido => {
  const viejas = [...(antes.historias ?? [])];
  const historias: HistoriaDePlantilla[] = [];
  const tareas: TareaDePlantilla[] = [];
  const criterios: string[] = [];
  let tareasDe = [...(antes.tareas ?? [])];
  /** What a task is added to, and what a criterion is. */
  let place: { tareas: TareaDePlantilla[] } = { tareas };
  let last: { criterios: string[] } = { criterios };
  for (const line of texto.split('\n')) {
    const written = line.trim();
    const isCriterio = CRITERIO.test(written) || tipo === 'tarea';
    const titulo = written.replace(CRITERIO, '').replace(VINETA, '').trim();
    if (!titulo) continue;
    if (isCriterio) last.criterios.push(titulo);
    else if (tipo === 'epica' && (!VINETA.test(written) || historias.length === 0)) {
      const old = known(viejas, titulo);
      tareasDe = [...(old.tareas ?? [])];
      const historia = { ...HISTORIA, ...old, titulo, criterios: [], tareas: [] };
      historias.push(historia);
      place = last = historia;
    } else {
      const tarea = { ...TAREA, ...known(tareasDe, titulo), titulo, criterios: [] };
      place.tareas.push(tarea);
      last = tarea;
    }
  }
  if (tipo === 'epica') return { historias };
  return tipo === 'historia' ? { criterios, tareas } : { criterios };
};
