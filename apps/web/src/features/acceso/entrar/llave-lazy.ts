import { lazy } from 'react';
import { loadNamespaces } from '../../../shared/i18n/i18n';

/** Loaded once the page is there, with its texts: nobody waits for it to write their address. */
export const EntrarLlave = lazy(async () => {
  const [button] = await Promise.all([import('./entrar-llave'), loadNamespaces(['factores'])]);
  return button;
});
