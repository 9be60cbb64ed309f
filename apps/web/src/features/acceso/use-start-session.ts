import { useNavigate } from 'react-router';
import { http } from '../../shared/http';
import { i18next } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { applyPreferencias } from '../../shared/preferencias';
import { session } from '../../shared/session';
import { storedTema } from '../../shared/theme';
import type { SesionReply } from './api/login';

/** A new account begins with what was chosen on this device before there was one. */
const keepChoices = async () => {
  const choices = { tema: storedTema(), idioma: i18next.language };
  if (choices.tema === 'sistema' && choices.idioma === 'es') return;
  await http.put('/api/usuarios/preferencias', choices).catch(() => undefined);
};

/** From the server's yes to the first screen, in the person's own theme and language; `destino` takes this one's place. */
export const useStartSession = () => {
  const navigate = useNavigate();
  return async ({ token, usuario, preferencias }: SesionReply, recordar: boolean, destino?: string) => {
    session.start(token, usuario, recordar);
    if (preferencias) await applyPreferencias(preferencias);
    else await keepChoices();
    await navigate(destino ?? paths.panel, { replace: destino !== undefined });
  };
};
