import { consultaDeLista, escribir, leer, listaDeConsulta } from '@pmp/consulta';
import type { Vista } from '@pmp/contracts/proyectos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createVista, type EstadoDeVista } from '../../../shared/consulta/vistas-api';
import { keys } from '../../../shared/queries/keys';
import { useVistas as useTodas } from '../../../shared/queries/use-vistas';
import { useSession } from '../../../shared/sesion/session';
import { forgetLocales, readLocales, type VistaLocal } from './vistas-locales';

const NONE: Vista[] = [];

/** A saved view that this list can show, as its address writes it. */
export interface VistaDeLista {
  vista: Vista;
  lista: string;
}

export const estadoDe = (lista: string): EstadoDeVista => {
  const { consulta, agrupar } = consultaDeLista(lista);
  return { consulta: escribir(consulta), agrupar: agrupar as Vista['agrupar'] };
};

const asLista = (vista: Vista): VistaDeLista[] => {
  const { consulta } = leer(vista.consulta);
  const lista = consulta && vista.presentacion === 'lista' ? listaDeConsulta(consulta, vista.agrupar) : null;
  return lista === null ? [] : [{ vista, lista }];
};

/** Views stored in this browser by an earlier version become views of the account; each keeps its id. */
const move = async (usuario: string, locales: readonly VistaLocal[]): Promise<null> => {
  for (const { _id, nombre, lista } of locales) await createVista({ _id, nombre, ...estadoDe(lista) });
  forgetLocales(usuario);
  return null;
};

/** The saved views that are lists of tasks. */
export const useVistas = () => {
  const queryClient = useQueryClient();
  const usuario = useSession().user._id ?? '';
  const query = useTodas();
  const locales = readLocales(usuario);
  useQuery({
    queryKey: ['vistas-locales', usuario],
    queryFn: async () => {
      await move(usuario, locales);
      await queryClient.invalidateQueries({ queryKey: keys.vistas });
      return null;
    },
    enabled: locales.length > 0,
    retry: false,
  });
  return { query, vistas: (query.data ?? NONE).flatMap(asLista) };
};

export type Guardadas = ReturnType<typeof useVistas>;
