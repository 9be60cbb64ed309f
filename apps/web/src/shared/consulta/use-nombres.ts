import type { Escribiendo } from '@pmp/consulta';
import { useQueries } from '@tanstack/react-query';
import { plainText } from '../dominio/plain-text';
import { HALLADOS, PRIMEROS, useElegibles } from '../elegibles/use-elegibles';
import { getPagina } from '../encontrados/paginas';
import { queryOf } from '../historias/use-historias';
import { http } from '../http/http';
import { usePersonasElegibles } from '../personas/use-personas';
import { useProyectos } from '../queries/use-proyectos';

type DeProyecto = 'etiqueta' | 'epica' | 'sprint';

/** What the lists of a project call their items and themselves. */
const LISTAS: Record<DeProyecto, { ruta: string; nombre: 'nombre' | 'titulo' }> = {
  etiqueta: { ruta: 'etiquetas', nombre: 'nombre' },
  epica: { ruta: 'epicas', nombre: 'titulo' },
  sprint: { ruta: 'sprints', nombre: 'nombre' },
};
/** More projects than this would be asked for more than anybody reads. */
const MAX_PROYECTOS = 12;
const STALE_MS = 60_000;

const readNombres = async (campo: DeProyecto, proyecto: string, signal: AbortSignal): Promise<string[]> => {
  const { ruta, nombre } = LISTAS[campo];
  const lists = await http.get<Record<string, Record<string, string>[]>>(
    `/api/${ruta}/proyecto/${proyecto}`,
    signal,
  );
  return (lists[ruta] ?? []).flatMap((each) => each[nombre] ?? []);
};

/** The titles of stories of all projects: there may be thousands in each. */
const useTitulos = (escrito: string, enabled: boolean): string[] => {
  const { elegibles = [] } = useElegibles<{ titulo: string }>(escrito, {
    queryKey: ['consulta', 'nombres', 'historia'],
    read: async (typed, signal) => {
      const limite = typed ? HALLADOS : PRIMEROS;
      return (await getPagina(queryOf('tipo:historia', typed), { cursor: '', limite }, signal)).elementos;
    },
    nombreOf: ({ titulo }) => titulo,
    staleTime: STALE_MS,
    enabled,
  });
  return elegibles.map(({ titulo }) => titulo);
};

/** The names of people and things that may stand where somebody is writing; those that begin so come first. */
export const useNombres = (at: Escribiendo | undefined): string[] => {
  const campo = at?.campo;
  const { data: proyectos = [] } = useProyectos();
  const { personas = [] } = usePersonasElegibles(at?.escrito ?? '', {
    staleTime: STALE_MS,
    enabled: campo === 'asignado' || campo === 'creador',
  });
  const titulos = useTitulos(at?.escrito ?? '', campo === 'historia');
  const ofProyectos = campo && campo in LISTAS ? (campo as DeProyecto) : undefined;
  const names = useQueries({
    queries: (ofProyectos ? proyectos.slice(0, MAX_PROYECTOS) : []).map(({ _id }) => ({
      queryKey: ['consulta', 'nombres', ofProyectos, _id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readNombres(ofProyectos as DeProyecto, _id, signal),
      staleTime: STALE_MS,
    })),
  });
  if (!at) return [];
  const known = {
    proyecto: proyectos.map(({ nombre }) => nombre),
    asignado: personas.map(({ nombre }) => nombre),
    creador: personas.map(({ nombre }) => nombre),
    historia: titulos,
  }[campo as 'proyecto'];
  const all = known ?? names.flatMap(({ data }) => data ?? []);
  const said = plainText(at.escrito);
  const found = [...new Set(all)].filter((nombre) => plainText(nombre).includes(said));
  const begins = (nombre: string) => Number(!plainText(nombre).startsWith(said));
  return found.sort((a, b) => begins(a) - begins(b) || a.localeCompare(b));
};
