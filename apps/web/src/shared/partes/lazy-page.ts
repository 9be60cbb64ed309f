import { type ComponentType, lazy } from 'react';
import { loadNamespaces, type Namespace } from '../i18n/i18n';

type Load<Page> = () => Promise<Page>;

const arrived = new Map<Load<unknown>, unknown>();

/** Fetches a screen's code and its texts at the same time. */
export const fetchPage = async <Page>(load: Load<Page>, namespaces: Namespace[]): Promise<Page> => {
  const [page] = await Promise.all([load(), loadNamespaces(namespaces)]);
  arrived.set(load, page);
  return page;
};

/** What React may read at once, which it never does of a promise. */
const atOnce = <Page>(page: Page) =>
  ({ then: (done: (page: Page) => unknown) => done(page) }) as Promise<Page>;

/**
 * A screen that is fetched when it is first shown. One that has arrived by then is drawn at once: if it made React wait,
 * even for a moment, what stands in its place would stay for 300 ms.
 */
export const lazyPage = <P extends object>(
  load: Load<{ default: ComponentType<P> }>,
  ...namespaces: Namespace[]
) =>
  lazy(() => {
    const page = arrived.get(load) as { default: ComponentType<P> } | undefined;
    return page ? atOnce(page) : fetchPage(load, namespaces);
  });
