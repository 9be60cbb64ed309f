import type { Resultado, SprintEncontrado } from '@pmp/contracts/proyectos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, CircleCheck, FolderKanban, IterationCcw, Layers, MessageSquare, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/escritura/use-debounced';
import { formatMomento } from '../../shared/fechas/dates';
import { queryOf } from '../../shared/historias/use-historias';
import { paths } from '../../shared/navegar/paths';
import { usePersonasElegibles } from '../../shared/personas/use-personas';
import { getPagina } from '../../shared/resultados/paginas';
import { useSession } from '../../shared/sesion/session';
import { searchMensajes, searchTrabajo } from './api/search';
import { toComentario } from './comentario-opcion';
import { findByTitulo, findIn, matches } from './filter-opciones';
import { findTypos } from './find-typos';
import type { OpcionProyecto } from './find-lugares';
import type { Opcion } from './opcion';
import { hasSimbolos } from './simbolos';
import { type Conocido, useConocidos, useSprintsConocidos } from './use-conocidos';
import type { Uso } from './uso';

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;
const MIN_LETTERS = 2;
const MAX_PER_GROUP = 6;
/** Of all kinds together. */
const MAX_ESCRITOS = 12;
const PEOPLE_STALE_MS = 60_000;

const TRABAJO = {
  proyecto: { grupo: 'proyectos', Icon: FolderKanban },
  epica: { grupo: 'epicas', Icon: Layers },
  historia: { grupo: 'historias', Icon: BookOpen },
  tarea: { grupo: 'tareas', Icon: CircleCheck },
} as const;

const pathOf = (tipo: keyof typeof TRABAJO, id: string, proyecto: string): string => {
  if (tipo === 'proyecto') return paths.proyecto(id);
  return tipo === 'tarea' ? paths.tarea(id) : `${paths.backlog(proyecto)}?${tipo}=${id}`;
};

/** What the language of queries finds and words do not. */
const useEscritos = (q: string, enabled: boolean) =>
  useQuery({
    queryKey: ['buscar', 'escritos', q],
    queryFn: async ({ signal }) => {
      const { elementos } = await getPagina(queryOf('', q), { cursor: '', limite: MAX_ESCRITOS }, signal);
      return elementos.map(({ entidad, _id, titulo, clave, proyecto }) => ({
        tipo: entidad,
        _id,
        titulo,
        clave,
        proyecto,
      }));
    },
    enabled,
    retry: false,
  });

/** Work, comments, people and messages that match the text. Of an earlier text's answer only what matches is shown. */
export const useEncontrados = (text: string, proyectos: readonly OpcionProyecto[], uso: Uso) => {
  const { t } = useTranslation(['buscar', 'comun']);
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const enabled = q.length >= MIN_LETTERS && text.trim() !== '';
  const options = { enabled, retry: false, placeholderData: keepPreviousData } as const;
  const conocidos = useConocidos();
  const sprintsConocidos = useSprintsConocidos();
  const trabajo = useQuery({
    queryKey: ['buscar', 'trabajo', q],
    queryFn: ({ signal }) => searchTrabajo(q, signal),
    ...options,
  });
  const mensajes = useQuery({
    queryKey: ['buscar', 'mensajes', q],
    queryFn: ({ signal }) => searchMensajes(q, signal),
    ...options,
  });
  const conSimbolos = hasSimbolos(q);
  const literales = useEscritos(q, enabled && conSimbolos);
  const yo = useSession().user._id;
  const { personas = [] } = usePersonasElegibles(text, { staleTime: PEOPLE_STALE_MS });

  if (text.trim() === '') return { opciones: [], isFetching: false, failed: false, retry: () => {} };

  const nombreOf = new Map(proyectos.map(({ id, titulo }) => [id, titulo]));
  const toTrabajo = ({
    tipo,
    _id,
    titulo,
    clave = '',
    criterio = '',
    proyecto,
  }: Pick<Resultado, keyof Conocido | 'clave' | 'criterio'>): Opcion => ({
    id: _id,
    titulo,
    detalle: [clave, criterio, nombreOf.get(proyecto)].filter(Boolean).join(' · '),
    alias: `${clave} ${criterio}`,
    to: pathOf(tipo, _id, proyecto),
    ...TRABAJO[tipo],
    // After whatever has the text in its title.
    ...(criterio && { grupo: 'criterios' as const }),
  });
  // Of «C# api» the index only knows «api».
  const stale = trabajo.isPlaceholderData || q !== text.trim() || conSimbolos;
  const hallados = enabled ? [...(literales.data ?? []), ...(trabajo.data?.resultados ?? [])] : [];
  const encontrados = [...new Map(hallados.map((one) => [one._id, one])).values()]
    .filter(({ tipo }) => tipo !== 'proyecto')
    .map(toTrabajo)
    .filter((opcion) => !stale || matches({ titulo: opcion.titulo, alias: opcion.alias ?? '' }, text));
  const shownIds = new Set(encontrados.map(({ id }) => id));
  const meant = findTypos(conocidos, text.trim(), ({ titulo }) => titulo).filter(
    ({ _id }) => !shownIds.has(_id),
  );
  const perGroup = new Map<string, number>();
  const trabajoShown = [...encontrados, ...meant.map(toTrabajo)].filter(({ grupo }) => {
    const count = (perGroup.get(grupo) ?? 0) + 1;
    perGroup.set(grupo, count);
    return count <= MAX_PER_GROUP;
  });
  const toSprint = ({ _id, nombre, proyecto }: SprintEncontrado): Opcion => ({
    id: _id,
    grupo: 'sprints',
    titulo: nombre,
    detalle: nombreOf.get(proyecto),
    Icon: IterationCcw,
    to: `${paths.sprints(proyecto)}?sprint=${_id}`,
  });
  const deServidor = (enabled ? (trabajo.data?.sprints ?? []) : []).map(toSprint);
  const sprintsShown = new Map(
    [...sprintsConocidos.map(toSprint), ...deServidor].map((opcion) => [opcion.id, opcion]),
  );
  const escritos = (enabled ? (trabajo.data?.comentarios ?? []) : [])
    .map((encontrado) => toComentario(encontrado, t('comun:persona.sinNombre')))
    .filter((opcion) => !stale || matches(opcion, text))
    .slice(0, MAX_PER_GROUP);
  const others = personas.filter(({ _id }) => _id !== yo);
  const people = others.map(({ _id, nombre }): Opcion => ({
    id: _id,
    grupo: 'personas',
    titulo: nombre,
    detalle: t('escribirle'),
    Icon: User,
    to: paths.chat('directo', _id),
  }));
  const found = (enabled ? (mensajes.data ?? []) : [])
    .map(({ _id, extracto, emisor, timestamp, chat, enlace }): Opcion => ({
      id: _id,
      grupo: 'mensajes',
      titulo: extracto,
      detalle: [emisor.nombre, chat.nombre !== emisor.nombre && chat.nombre, formatMomento(timestamp)]
        .filter(Boolean)
        .join(' · '),
      Icon: MessageSquare,
      to: enlace,
    }))
    .filter((opcion) => !(mensajes.isPlaceholderData || q !== text.trim()) || matches(opcion, text));

  return {
    opciones: [
      ...findIn(proyectos, text, MAX_PER_GROUP, { uso }),
      ...trabajoShown,
      ...findByTitulo([...sprintsShown.values()], text, MAX_PER_GROUP),
      ...escritos,
      ...findByTitulo(people, text, MAX_PER_GROUP),
      ...found,
    ],
    // From the first letters on: before the server is asked nothing is known to be missing.
    isFetching:
      text.trim().length >= MIN_LETTERS &&
      (q !== text.trim() || trabajo.isFetching || mensajes.isFetching || literales.isFetching),
    failed: enabled && [trabajo, mensajes, literales].some(({ isError }) => isError),
    retry: () =>
      void Promise.all(
        [trabajo, mensajes, ...(conSimbolos ? [literales] : [])].map((each) => each.refetch()),
      ),
  };
};
