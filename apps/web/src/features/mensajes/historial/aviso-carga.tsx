import { useTranslation } from 'react-i18next';
import { isUnavailable } from '../../../shared/http/errors';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import type { useConversacion } from './use-conversacion';

/** Says that a part of the conversation could not be loaded, with a retry. */
export const AvisoCarga = ({ carga }: { carga: ReturnType<typeof useConversacion> }) => {
  const { t } = useTranslation('mensajes');
  const { data, error, isFetching, refetch, older, newer, jump, backTo } = carga;
  const parts = [older, newer, jump, backTo];
  if (!error && !parts.some((part) => part.error)) return null;
  return (
    <div className="px-3 pt-3 sm:px-4">
      <RetryNotice
        message={
          error && !data
            ? t('error.mensajes')
            : t(isUnavailable(error) ? 'error.mensajes' : 'error.anteriores')
        }

        query={{
          isFetching,
          refetch: () => {
            for (const part of parts) part.reset();
            void refetch();
          },
        }}
      />
    </div>
  );
};
