import { rutasPreferencias } from '@pmp/contracts/usuarios/rutas';
import { useNavigate } from 'react-router';
import { pedir } from '../../../shared/http/pedir';
import { i18next, type Idioma } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/navegar/paths';
import { applyPreferencias } from '../../../shared/preferencias/preferencias';
import { session } from '../../../shared/sesion/session';
import { storedTema } from '../../../shared/preferencias/theme';
import type { SesionReply } from '../api/login';

/** Saves in a new account the theme and language that were chosen on this device before. */
const keepChoices = async () => {
  const choices = { tema: storedTema(), idioma: i18next.language as Idioma };
  if (choices.tema === 'sistema' && choices.idioma === 'es') return;
  await pedir(rutasPreferencias.cambiar, { body: choices }).catch(() => undefined);
};

/** Opens the session and goes to the first screen, in the person's theme and language; `destino` replaces this page. */
export const useStartSession = () => {
  const navigate = useNavigate();
  return async ({ token, usuario, preferencias }: SesionReply, recordar: boolean, destino?: string) => {
    session.start(token, usuario, recordar);
    if (preferencias) await applyPreferencias(preferencias);
    else await keepChoices();
    await navigate(destino || paths.panel, { replace: !!destino });
  };
};
