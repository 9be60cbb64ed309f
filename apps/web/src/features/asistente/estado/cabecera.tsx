import type { Verificar } from '@pmp/contracts/ia';
import { History, RotateCw, SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { EstadoIa } from './estado-ia';

interface CabeceraProps {
  verificar: Verificar | undefined;
  checking: boolean;
  onVerify: () => void;
  onNueva: () => void;
  onConversaciones: () => void;
}

export const Cabecera = ({ verificar, checking, onVerify, onNueva, onConversaciones }: CabeceraProps) => {
  const { t } = useTranslation('asistente');
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line px-4 py-2">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl font-semibold tracking-[-0.01em]">{t('titulo')}</h1>
        <EstadoIa verificar={verificar} checking={checking} />
      </div>
      <IconButton
        className="md:hidden"
        label={t('conversaciones.titulo')}
        Icon={History}
        onClick={onConversaciones}
      />
      <Button
        aria-label={t('verificar')}
        disabled={checking}
        icon={<RotateCw aria-hidden className={`size-4 ${checking ? 'animate-spin' : ''}`} />}
        onClick={onVerify}
      >
        <span className="hidden lg:inline">{t('verificar')}</span>
      </Button>
      <Button aria-label={t('nueva')} icon={<SquarePen aria-hidden className="size-4" />} onClick={onNueva}>
        <span className="hidden sm:inline">{t('nueva')}</span>
      </Button>
    </header>
  );
};
