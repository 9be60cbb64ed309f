import { type ComponentType, lazy } from 'react';
import { loadNamespaces, type Namespace } from '../i18n/i18n';

interface Page<P extends object> {
  default: ComponentType<P>;
}

const arrived = new Map<unknown, unknown>();

/** Fetches a screen's code and its texts at the same time. */
export const fetchPage = async <P extends object>(
  load: () => Promise<Page<P>>,
  namespaces: Namespace[],
): Promise<Page<P>> => {
  const [page] = await Promise.all([load(), loadNamespaces(namespaces)]);
  arrived.set(load, page);
  return page;
};

/**
 * A screen that is fetched when it is first shown. One that has arrived by then is drawn at once: if it made React wait,
 * even for a moment, what stands in its place would stay for 300 ms.
 */
export const lazyPage = <P extends object>(load: () => Promise<Page<P>>, ...namespaces: Namespace[]) =>
  lazy(() => {
    const page = arrived.get(load) as Page<P> | undefined;
    const now = page && ({ then: (use: (page: Page<P>) => unknown) => use(page) } as Promise<Page<P>>);
    return now ?? fetchPage(load, namespaces);
  });
