import type { Vista, Vistas } from '@pmp/contracts/usuarios';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { useSession } from '../../../shared/sesion/session';
import { changeVistas, getVistas } from '../api/vistas';
import { addVista, joinVistas } from './vistas';
import { forgetLocales, readLocales } from './vistas-locales';

const ELIMINAR = ['vistas', 'eliminar'];
/** Changes are made one at a time, each on the result of the previous one. */
const SCOPE = { id: 'vistas' };
const NONE: Vista[] = [];

/** Moves the views stored in this browser to the account once; from then on only the account stores them. */
const read = async (usuario: string, signal: AbortSignal): Promise<Vistas> => {
  const kept = await getVistas(signal);
  const locales = readLocales(usuario);
  if (locales.length === 0) return kept;
  const joined = await changeVistas(kept, (vistas) => joinVistas(vistas, locales)).catch(() => undefined);
  if (joined) forgetLocales(usuario);
  return joined ?? kept;
};

/** A person's own views; one that is deleted disappears at once, and returns if that fails. */
export const useVistas = () => {
  const queryClient = useQueryClient();
  const usuario = useSession().user._id ?? '';
  const query = useQuery({ queryKey: keys.vistas, queryFn: ({ signal }) => read(usuario, signal) });
  const change = (cambio: (vistas: Vista[]) => Vista[]) =>
    changeVistas(queryClient.getQueryData<Vistas>(keys.vistas), cambio);
  const onSuccess = (vistas: Vistas) => queryClient.setQueryData(keys.vistas, vistas);
  const save = useMutation({
    scope: SCOPE,
    mutationFn: (vista: Pick<Vista, 'nombre' | 'lista'>) => {
      const _id = newId();
      return change((vistas) => addVista(vistas, { ...vista, _id }));
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationKey: ELIMINAR,
    scope: SCOPE,
    mutationFn: (id: string) => change((vistas) => vistas.filter(({ _id }) => _id !== id)),
    onSuccess,
  });
  const going = useMutationState({
    filters: { mutationKey: ELIMINAR, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const vistas = (query.data?.vistas ?? NONE).filter(({ _id }) => !going.includes(_id));
  return { query, vistas, save, remove };
};

export type SaveVista = ReturnType<typeof useVistas>['save'];
