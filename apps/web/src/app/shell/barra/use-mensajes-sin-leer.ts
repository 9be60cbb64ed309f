import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createBurst } from '../../../shared/vivo/burst';
import { pedir } from '../../../shared/http/pedir';
import { live } from '../../../shared/vivo/live';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { paths } from '../../../shared/navegar/paths';
import { keys } from '../../../shared/queries/keys';

/** A burst of messages causes one refetch. */
const COALESCE_MS = 400;

/**
 * Unread messages in all chats, as the server counts them: the person may have read some on another device, so
 * nothing is added up here. The messages page shows the same list.
 */
export const useMensajesSinLeer = (): number => {
  const { data } = useQuery({
    queryKey: keys.chats,
    queryFn: async ({ signal }) => (await pedir(rutasMensajes.listarChats, { signal })).chats,
    retry: false,
    enabled: usePrimeraVista(),
    select: (chats) => chats.reduce((sum, { noLeidos }) => sum + noLeidos, 0),
  });
  return data ?? 0;
};

/** Refetches the count when something changes it; while the messages page is open, that page updates the list. */
export const useMensajesSinLeerLive = () => {
  const queryClient = useQueryClient();
  const isKept = useLocation().pathname === paths.mensajes;
  useEffect(() => {
    if (isKept) return;
    const reread = createBurst(
      () => void queryClient.invalidateQueries({ queryKey: keys.chats }),
      COALESCE_MS,
    );
    const offs = [
      live.on('nuevo_mensaje', reread.call),
      live.on('mensajes_leidos', reread.call),
      live.on('acceso_perdido', reread.call),
    ];
    return () => {
      reread.cancel();
      offs.forEach((off) => off());
    };
  }, [queryClient, isKept]);
};
