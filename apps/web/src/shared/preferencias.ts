import type { Preferencias } from '@pmp/contracts/usuarios';
import { changeLanguage } from './i18n/i18n';
import { setTema } from './theme';

/** What the server keeps of a person shows on whatever device they use. */
export const applyPreferencias = async ({ tema, idioma }: Pick<Preferencias, 'tema' | 'idioma'>) => {
  setTema(tema);
  // Texts that cannot be fetched leave the language that is on screen.
  await changeLanguage(idioma).catch(() => undefined);
};
