import { Autocomplete } from '@base-ui/react/autocomplete';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Fila } from './fila';
import type { Seccion } from './filter-opciones';
import type { Opcion } from './opcion';

interface ResultadosProps {
  text: string;
  total: number;
  isFetching: boolean;
  failed: boolean;
  retry: () => void;
  onChoose: (opcion: Opcion) => void;
}

const Teclas = () => {
  const { t } = useTranslation('buscar');
  return (
    <p className="ml-auto flex items-center gap-1.5 pointer-coarse:hidden max-sm:hidden">
      <KeyChip>↑</KeyChip>
      <KeyChip>↓</KeyChip> {t('teclas.mover')}
      <KeyChip>{t('teclas.intro')}</KeyChip> {t('teclas.abrir')}
      <KeyChip>Esc</KeyChip> {t('teclas.cerrar')}
    </p>
  );
};

export const Resultados = ({ text, total, isFetching, failed, retry, onChoose }: ResultadosProps) => {
  const { t } = useTranslation('buscar');
  const nothing = total === 0 && !isFetching && !failed;
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto p-2 [scrollbar-width:thin]">
        {failed && (
          <div className="px-1 pb-2">
            <RetryNotice message={t('error')} query={{ isFetching, refetch: retry }} />
          </div>
        )}
        {nothing && (
          <p className="px-2 py-8 text-center text-sm text-muted">{t('nada', { texto: text.trim() })}</p>
        )}
        <Autocomplete.List aria-label={t('resultados')} className="outline-none">
          {({ value, items }: Seccion) => (
            <Autocomplete.Group key={value} items={items} className="pb-1">
              <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-xs font-medium text-subtle">
                {t(`grupo.${value}`)}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(opcion: Opcion) => <Fila key={opcion.id} opcion={opcion} onChoose={onChoose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <div className="flex min-h-9 items-center gap-2 border-t border-line px-4 text-xs text-subtle">
        {isFetching && <LoaderCircle aria-hidden className="size-3.5 animate-spin text-accent-text" />}
        <Autocomplete.Status>
          {isFetching ? t('buscando') : text.trim() !== '' && t('cuenta', { count: total })}
        </Autocomplete.Status>
        <Teclas />
      </div>
    </>
  );
};
