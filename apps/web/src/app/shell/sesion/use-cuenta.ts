import type { Usuario } from '@pmp/contracts/usuarios';
import { rutasPerfil } from '@pmp/contracts/usuarios/rutas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pedir } from '../../../shared/http/pedir';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { live } from '../../../shared/vivo/live';
import { keys } from '../../../shared/queries/keys';
import { usePreferencias } from '../../../shared/queries/use-preferencias';
import { session, useSession } from '../../../shared/sesion/session';

/** Reading it also tells the server that the session of an open page is in use. */
const REREAD_MS = 5 * 60_000;
/** Long enough for this page to store the new token, when it was this page that renewed the session. */
const SETTLE_MS = 1_500;
/** By then every service knows of a changed role. */
const ROL_MS = 500;

const SHOWN = ['nombre', 'correo', 'avatar', 'rol', 'estado', 'correoConfirmado'] as const;

/** Shows what somebody else changed in the account, such as a role, without signing in again. */
const keepCurrent = (usuario: Usuario) => {
  const { token, user } = session.get();
  if (!token || (user._id ?? usuario._id) !== usuario._id) return;
  if (SHOWN.some((field) => user[field] !== usuario[field])) session.renew(token, usuario);
};

const readPerfil = async (signal: AbortSignal): Promise<Usuario> => {
  const { usuario } = await pedir(rutasPerfil.leer, { signal });
  keepCurrent(usuario);
  return usuario;
};

/** Keeps the signed-in person's own account and preferences as the server has them. */
export const useCuenta = () => {
  const queryClient = useQueryClient();
  const enabled = usePrimeraVista();
  usePreferencias(REREAD_MS, enabled);
  useQuery({ queryKey: keys.perfil, queryFn: ({ signal }) => readPerfil(signal), enabled });
  const { rol } = useSession().user;
  const known = useRef(rol);
  useEffect(() => {
    if (known.current === rol) return;
    known.current = rol;
    // Another role sees other projects and teams.
    const timer = setTimeout(() => void queryClient.invalidateQueries(), ROL_MS);
    return () => clearTimeout(timer);
  }, [rol, queryClient]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stale = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
    const offs = [
      live.on('cuenta_cambiada', () => [keys.perfil, keys.preferencias, keys.sesiones].forEach(stale)),
      live.on('vistas_cambiadas', () => stale(keys.vistas)),
      // It may be another session of this person: the server answers 401 if it is this one.
      live.on('sesion_cerrada', () => {
        clearTimeout(timer);
        timer = setTimeout(() => stale(keys.perfil), SETTLE_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      offs.forEach((off) => off());
    };
  }, [queryClient]);
};
