import { type ComponentType, lazy } from 'react';
import { loadNamespaces, type Namespace } from '../i18n/i18n';

/** Loads a screen's code and its texts at the same time. */
export const lazyPage = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...namespaces: Namespace[]
) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return page;
  });
