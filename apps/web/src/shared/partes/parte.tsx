import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../i18n/i18n';
import { RetryNotice } from '../ui/pagina/retry-notice';
import { fetchPage, lazyPage } from './lazy-page';

/** React offers error boundaries only as classes. */
class Frontera extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: Error) {
    // eslint-disable-next-line no-console -- the only trace that it leaves for support
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/**
 * A part of a screen that is fetched when it is needed. If it does not arrive, only the part is missing: a sentence says so
 * and fetches it again, and what the person was doing stays.
 */
export const parte = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...texts: Namespace[]
) => {
  // Kept here: a lazy component of React remembers for ever that it failed.
  let current = lazyPage(load, ...texts);
  return (props: P) => {
    const { t } = useTranslation();
    const [{ Part, attempt }, setTried] = useState({ Part: current, attempt: 0 });
    const retry = () => {
      current = lazyPage(load, ...texts);
      setTried({ Part: current, attempt: attempt + 1 });
    };
    const failed = (
      <div className="fixed inset-x-0 bottom-20 z-40 mx-auto w-fit max-w-full px-4 md:bottom-6">
        <RetryNotice message={t('parteNoCargada')} query={{ refetch: retry }} />
      </div>
    );
    return (
      <Frontera key={attempt} failed={failed}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Frontera>
    );
  };
};

/** What keys open and nobody has fetched yet. */
export const ahead: (() => Promise<unknown>)[] = [];

/** A part that a key opens: it is fetched while the page has nothing to do, so that the key finds it there. */
export const parteDeTecla: typeof parte = (load, ...texts) => {
  ahead.push(() => fetchPage(load, texts));
  return parte(load, ...texts);
};
