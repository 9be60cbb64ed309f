import type { VersionDeTexto } from '@pmp/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../fechas/dates';
import { Button } from '../ui/controles/button';
import { Dialog } from '../ui/dialogos/dialog';
import { Avatar } from '../ui/fichas/avatar';
import { MomentoRelativo } from '../ui/fichas/momento-relativo';
import { RetryNotice } from '../ui/pagina/retry-notice';
import { Spinner } from '../ui/pagina/spinner';

/** Comparing two texts that have nothing in common would keep the page busy; then the newer one is shown as it is. */
const DIFF_MS = 150;

interface DiferenciasProps {
  antes: string | undefined;
  texto: string;
}

/** A text with what it has and the one before had not, and the other way round. */
const Diferencias = ({ antes, texto }: DiferenciasProps) => {
  const { t } = useTranslation('versiones');
  const parts = antes === undefined ? undefined : diffWordsWithSpace(antes, texto, { timeout: DIFF_MS });
  if (!parts) return texto || t('vacio');
  return parts.map(({ value, added, removed }, at) => {
    if (added)
      return (
        <ins key={at} className="rounded-control bg-accent-soft text-accent-text no-underline">
          <span className="sr-only">{t('anadido')}: </span>
          {value}
        </ins>
      );
    if (!removed) return <span key={at}>{value}</span>;
    return (
      <del key={at} className="text-danger-text">
        <span className="sr-only">{t('quitado')}: </span>
        {value}
      </del>
    );
  });
};

interface VersionesDialogProps {
  queryKey: readonly unknown[];
  /** Newest first, from how the text is now. */
  leer: (signal: AbortSignal) => Promise<VersionDeTexto[]>;
  /** Absent where nobody can bring one back. */
  onRestaurar?: (texto: string) => void;
  onClose: () => void;
}

/** All that a text has been: who wrote it so, when, and what was different. */
const VersionesDialog = ({ queryKey, leer, onRestaurar, onClose }: VersionesDialogProps) => {
  const { t } = useTranslation(['versiones', 'comun']);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => leer(signal), staleTime: 0 });
  return (
    <Dialog title={t('titulo')} size="lg" onClose={onClose}>
      <div tabIndex={0} className="min-h-0 overflow-y-auto px-4 py-3 text-sm">
        {query.isPending && <Spinner label={t('cargando')} />}
        {query.error && <RetryNotice message={t('error')} query={query} />}
        <ol className="flex flex-col gap-4">
          {query.data?.map(({ texto, autor, fecha }, at, all) => {
            const nombre = autor?.nombre ?? t('comun:persona.sinNombre');
            return (
              <li key={fecha + String(at)} className="flex gap-2">
                <Avatar nombre={nombre} src={autor?.avatar} size="sm" />
                <div className="flex min-w-0 flex-1 flex-col gap-1">
                  <p>
                    <span className="font-medium">{nombre}</span>{' '}
                    <span className="text-xs text-subtle">
                      {at === 0 && <>{t('ahora')} · </>}
                      <MomentoRelativo iso={fecha} />
                    </span>
                  </p>
                  <p className="border-l-2 border-line pl-2 break-words whitespace-pre-wrap">
                    <Diferencias antes={all[at + 1]?.texto} texto={texto} />
                  </p>
                  {at > 0 && onRestaurar && texto !== all[0]?.texto && (
                    <Button
                      className="self-start"
                      aria-label={t('restaurarDe', { nombre, momento: formatMomentoExacto(fecha) })}
                      onClick={() => onRestaurar(texto)}
                    >
                      {t('restaurar')}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Dialog>
  );
};

export default VersionesDialog;
