import { lazy } from 'react';
import { loadNamespaces } from '../../../shared/i18n/i18n';

/** Loaded on demand with its texts: most installations have no company account. */
export const EntrarEmpresa = lazy(async () => {
  const [button] = await Promise.all([import('./entrar-empresa'), loadNamespaces(['empresa'])]);
  return button;
});
