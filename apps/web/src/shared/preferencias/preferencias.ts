import type { Preferencias } from '@pmp/contracts/usuarios';
import { changeLanguage } from '../i18n/i18n';
import { writeProyectos } from './proyectos-primero';
import { setTema } from './theme';

/** Applies the preferences that the server keeps, so that they are the same on every device. */
export const applyPreferencias = async ({
  tema,
  idioma,
  proyectosFavoritos,
}: Pick<Preferencias, 'tema' | 'idioma' | 'proyectosFavoritos'>) => {
  setTema(tema);
  // Without any on the server, what this browser had marked before stays, and the next mark saves it.
  if (proyectosFavoritos) writeProyectos('favoritos', proyectosFavoritos);
  // If the texts cannot be fetched, the current language stays.
  await changeLanguage(idioma).catch(() => undefined);
};
