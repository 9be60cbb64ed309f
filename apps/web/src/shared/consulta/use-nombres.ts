import type { Escribiendo } from '@pmp/consulta';
import { rutasEpicas, rutasEtiquetas } from '@pmp/contracts/proyectos/rutas';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { useQueries } from '@tanstack/react-query';
import { plainText } from '../dominio/plain-text';
import { HALLADOS, PRIMEROS, useElegibles } from '../elegibles/use-elegibles';
import { getPagina } from '../resultados/paginas';
import { queryOf } from '../historias/use-historias';
import { pedir } from '../http/pedir';
import { usePersonasElegibles } from '../personas/use-personas';
import { useProyectos } from '../queries/use-proyectos';

type DeProyecto = 'etiqueta' | 'epica' | 'sprint';

type Asked = { params: { id: string }; signal: AbortSignal };

/** What the items of a project's lists are called. */
const NOMBRES: Record<DeProyecto, (asked: Asked) => Promise<string[]>> = {
  etiqueta: async (asked) =>
    (await pedir(rutasEtiquetas.listar, asked)).etiquetas.map(({ nombre }) => nombre),
  epica: async (asked) => (await pedir(rutasEpicas.listar, asked)).epicas.map(({ titulo }) => titulo),
  sprint: async (asked) => (await pedir(rutasSprints.listar, asked)).sprints.map(({ nombre }) => nombre),
};
/** More projects than this would be asked for more than anybody reads. */
const MAX_PROYECTOS = 12;
const STALE_MS = 60_000;

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
  const ofProyectos = campo && campo in NOMBRES ? (campo as DeProyecto) : undefined;
  const names = useQueries({
    queries: (ofProyectos ? proyectos.slice(0, MAX_PROYECTOS) : []).map(({ _id }) => ({
      queryKey: ['consulta', 'nombres', ofProyectos, _id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        NOMBRES[ofProyectos as DeProyecto]({ params: { id: _id }, signal }),
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
