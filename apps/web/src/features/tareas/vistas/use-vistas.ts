import { consultaDeLista, escribir, leer, listaDeConsulta } from '@pmp/consulta';
import type { Vista } from '@pmp/contracts/proyectos';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { createVista, deleteVista, updateVista } from '../../../shared/consulta/vistas-api';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { useVistas as useTodas } from '../../../shared/queries/use-vistas';
import { useSession } from '../../../shared/sesion/session';
import { forgetLocales, readLocales, type VistaLocal } from './vistas-locales';

const ELIMINAR = ['vistas', 'eliminar'];
const NONE: Vista[] = [];

/** A saved view that this list can show, as its address writes it. */
export interface VistaDeLista {
  vista: Vista;
  lista: string;
}

const asVista = (nombre: string, lista: string) => {
  const { consulta, agrupar } = consultaDeLista(lista);
  return { nombre, consulta: escribir(consulta), agrupar: agrupar as Vista['agrupar'] };
};

const asLista = (vista: Vista): VistaDeLista[] => {
  const { consulta } = leer(vista.consulta);
  const lista = consulta && vista.presentacion === 'lista' ? listaDeConsulta(consulta, vista.agrupar) : null;
  return lista === null ? [] : [{ vista, lista }];
};

/** Views stored in this browser by an earlier version become views of the account; each keeps its id. */
const move = async (usuario: string, locales: readonly VistaLocal[]): Promise<null> => {
  for (const { _id, nombre, lista } of locales) await createVista({ _id, ...asVista(nombre, lista) });
  forgetLocales(usuario);
  return null;
};

/** The saved views that are lists of tasks; one that is deleted disappears at once, and returns if that fails. */
export const useVistas = () => {
  const queryClient = useQueryClient();
  const usuario = useSession().user._id ?? '';
  const query = useTodas();
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.vistas });
  const locales = readLocales(usuario);
  useQuery({
    queryKey: ['vistas-locales', usuario],
    queryFn: async () => {
      await move(usuario, locales);
      await reread();
      return null;
    },
    enabled: locales.length > 0,
    retry: false,
  });
  const vistas = (query.data ?? NONE).flatMap(asLista);
  const save = useMutation({
    mutationFn: ({ nombre, lista }: { nombre: string; lista: string }) => {
      const same = vistas.find(({ vista }) => vista.nombre === nombre && vista.ambito === 'privada');
      const vista = asVista(nombre, lista);
      return same ? updateVista(same.vista, vista) : createVista({ _id: newId(), ...vista });
    },
    onSuccess: reread,
  });
  const remove = useMutation({
    mutationKey: ELIMINAR,
    mutationFn: deleteVista,
    onSuccess: reread,
  });
  const going = useMutationState({
    filters: { mutationKey: ELIMINAR, status: 'pending' },
    select: ({ state }) => (state.variables as Vista | undefined)?._id,
  });
  return { query, vistas: vistas.filter(({ vista }) => !going.includes(vista._id)), save, remove };
};

export type SaveVista = ReturnType<typeof useVistas>['save'];
