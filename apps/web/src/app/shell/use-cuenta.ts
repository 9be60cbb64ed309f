import type { Usuario } from '@pmp/contracts/usuarios';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { http } from '../../shared/http';
import { live } from '../../shared/live';
import { keys } from '../../shared/queries/keys';
import { usePreferencias } from '../../shared/queries/use-preferencias';
import { session, useSession } from '../../shared/session';

/** Also how the server knows that a session with an open page is in use. */
const REREAD_MS = 5 * 60_000;
/** A session that this very page has just renewed has its new token by then. */
const SETTLE_MS = 1_500;
/** Within this every service knows of a changed role. */
const ROL_MS = 500;

const SHOWN = ['nombre', 'correo', 'avatar', 'rol', 'estado'] as const;

/** What somebody else has changed of the account, a role above all, shows without signing in again. */
const keepCurrent = (usuario: Usuario) => {
  const { token, user } = session.get();
  if (!token || (user._id ?? usuario._id) !== usuario._id) return;
  if (SHOWN.some((field) => user[field] !== usuario[field])) session.renew(token, usuario);
};

const readPerfil = async (signal: AbortSignal): Promise<Usuario> => {
  const { usuario } = await http.get<{ usuario: Usuario }>('/api/usuarios/perfil', signal);
  keepCurrent(usuario);
  return usuario;
};

/** Keeps the signed-in person's own account and preferences as the server has them. */
export const useCuenta = () => {
  const queryClient = useQueryClient();
  usePreferencias(REREAD_MS);
  useQuery({ queryKey: keys.perfil, queryFn: ({ signal }) => readPerfil(signal) });
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
      // Whether it is this page's session that is over, the server says with a 401.
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
