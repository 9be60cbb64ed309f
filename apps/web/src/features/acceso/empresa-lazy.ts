import { lazy } from 'react';
import { loadNamespaces } from '../../shared/i18n/i18n';

/** Apart, with its texts: most installations have no company account and never load it. */
export const EntrarEmpresa = lazy(async () => {
  const [button] = await Promise.all([import('./entrar-empresa'), loadNamespaces(['empresa'])]);
  return button;
});
