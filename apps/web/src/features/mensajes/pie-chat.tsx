import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLiveConnected } from '../../shared/vivo/live';

/** Says who is typing, or that there is no connection; always one line high, so that nothing moves. */
export const PieChat = ({ escriben }: { escriben: string[] }) => {
  const { t } = useTranslation('mensajes');
  const connected = useLiveConnected();
  const [nombre = '', otro = ''] = escriben;
  const words = ['', t('escribe.uno', { nombre }), t('escribe.dos', { nombre, otro }), t('escribe.varios')][
    Math.min(escriben.length, 3)
  ];
  return (
    <p role="status" className="flex min-h-5 shrink-0 items-center gap-1.5 px-4 text-xs text-subtle">
      {connected ? (
        words
      ) : (
        <>
          <WifiOff aria-hidden className="size-3.5" />
          {t('sinConexion')}
        </>
      )}
    </p>
  );
};
