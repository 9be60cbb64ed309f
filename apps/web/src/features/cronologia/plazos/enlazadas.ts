import type { Enlace, Historia } from '@pmp/contracts/proyectos';
import { type Lista, leerLista } from '../../../shared/almacen/lista';
import { enTrozos } from '../../../shared/http/en-trozos';
import { keys } from '../../../shared/queries/keys';
import { MAX_PAGINA, readHistorias, readTodasLasHistorias } from '../../../shared/arbol/leer-pagina';
import { isHistoria } from './bloqueos';

/** Keys are short, but there may be hundreds. */
const TROZO = 100;

/** The keys of the stories that hold up others or wait, of those that have not been read. */
export const clavesDe = (enlaces: readonly Enlace[], leidas: readonly Historia[]): string[] => {
  const known = new Set(leidas.map(({ _id }) => _id));
  const puntas = enlaces.flatMap(({ tipo, origen, destino }) =>
    tipo === 'bloquea' ? [origen, destino] : [],
  );
  const claves = puntas.flatMap((punta) => (isHistoria(punta) && !known.has(punta._id) ? punta.clave : []));
  return [...new Set(claves)].sort();
};

/** Those stories, whichever epic they are of: what waits for a bar moves with it, also when it is not in sight. */
export const enlazadasQuery = (proyectoId: string, claves: readonly string[]) => ({
  queryKey: [...keys.historias(proyectoId), 'enlazadas', claves],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Lista> =>
    leerLista('historia', async () => {
      const historias: Historia[] = [];
      for (const some of enTrozos(claves, TROZO)) {
        const q = `clave:${some.join(',')}`;
        historias.push(...(await readHistorias(proyectoId, { q, limite: MAX_PAGINA }, signal)).items);
      }
      return historias;
    }),
  enabled: claves.length > 0,
});

/** The keys of the stories that have not been read and that one of `leidas` would push, directly or through others. */
export const alcanzadasDe = (enlaces: readonly Enlace[], leidas: readonly Historia[]): string[] => {
  const known = new Set(leidas.map(({ _id }) => _id));
  const reached = new Set(known);
  const claves = new Map<string, string>();
  const bloqueos = enlaces.filter(({ tipo }) => tipo === 'bloquea');
  const push = ({ origen, destino }: Enlace): boolean => {
    if (!isHistoria(origen) || !isHistoria(destino) || origen.proyecto !== destino.proyecto) return false;
    if (!reached.has(origen._id) || reached.has(destino._id)) return false;
    reached.add(destino._id);
    claves.set(destino._id, destino.clave);
    return true;
  };
  while (bloqueos.filter(push).length > 0);
  return [...claves.values()].sort();
};

/** All stories of an epic, which move with it. */
export const deEpicaQuery = (proyectoId: string, epica: string) => ({
  queryKey: [...keys.historias(proyectoId), 'epica', epica],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    leerLista('historia', () => readTodasLasHistorias(proyectoId, { q: `epica:${epica}` }, signal)),
  enabled: epica !== '',
});

/** All stories of a sprint: what has no days of its own is shown with it. */
export const delSprintQuery = (proyectoId: string, sprint: string) => ({
  queryKey: [...keys.historias(proyectoId), 'sprint', sprint],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    leerLista('historia', () => readTodasLasHistorias(proyectoId, { q: `sprint:${sprint}` }, signal)),
  enabled: sprint !== '',
});
