import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogos/dialog';

const EJEMPLOS = [
  ['estado:"en progreso" prioridad:alta', 'ambas'],
  ['estado:pendiente,bloqueada', 'cualquiera'],
  ['asignado:yo', 'yo'],
  ['-etiqueta:web', 'menos'],
  ['(puntos>5 o sin:puntos)', 'grupo'],
  ['vence<7d', 'vence'],
  ['actualizada>30d', 'antiguedad'],
  ['abierta -bloqueada vencida', 'marcas'],
  ['sprint:actual con:asignado', 'sin'],
  ['pagos "con tarjeta"', 'texto'],
  ['orden:-prioridad,vence', 'orden'],
] as const;

/** What can be written in a query, by example. */
const AyudaConsulta = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('vistas');
  return (
    <Dialog title={t('ayuda.titulo')} onClose={onClose} size="md">
      <div className="min-h-0 overflow-y-auto p-4">
        <p className="mb-3 text-sm text-muted">{t('ayuda.texto')}</p>
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
          {EJEMPLOS.map(([ejemplo, key]) => (
            <div key={key} className="contents">
              <dt>
                <code
                  translate="no"
                  className="rounded-[5px] bg-raised px-1.5 py-0.5 font-mono text-xs break-words"
                >
                  {ejemplo}
                </code>
              </dt>
              <dd className="text-muted">{t(`ayuda.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-subtle">{t('ayuda.campos')}</p>
      </div>
    </Dialog>
  );
};

export default AyudaConsulta;
