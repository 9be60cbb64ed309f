import type { Verificar } from '@pmp/contracts/ia';
import { Loader, Plug, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/fichas/chip';
import { MotorLabel } from './motor-label';

interface EstadoIaProps {
  verificar: Verificar | undefined;
  checking: boolean;
}

/** Whether the assistant is connected, and to which engine. */
export const EstadoIa = ({ verificar, checking }: EstadoIaProps) => {
  const { t } = useTranslation('asistente');
  const conectada = verificar?.conectada ?? false;
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1" title={verificar?.mensaje}>
      {checking ? (
        <Chip tone="neutral" Icon={Loader}>
          {t('estado.comprobando')}
        </Chip>
      ) : (
        <Chip tone={conectada ? 'green' : 'red'} Icon={conectada ? Plug : Unplug}>
          {t(conectada ? 'estado.conectada' : 'estado.desconectada')}
        </Chip>
      )}
      {/* On a phone it stands in a line of its own, which is there before the answer is. */}
      <span className="text-xs text-subtle max-sm:min-h-4 max-sm:basis-full">
        {verificar && !checking && (
          <>
            <MotorLabel motor={verificar.motor} />
            {verificar.modelo && verificar.motor === verificar.proveedor && ` · ${verificar.modelo}`}
          </>
        )}
      </span>
    </span>
  );
};
