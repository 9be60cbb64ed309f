import type { HechoDeWebhook } from '@pmp/contracts/integraciones';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { accionOf, GRUPOS_DE_HECHOS, hechosDe } from './hechos';

interface ElegirHechosProps {
  value: readonly HechoDeWebhook[];
  error: string | undefined;
  onChange: (hechos: HechoDeWebhook[]) => void;
}

export const ElegirHechos = ({ value, error, onChange }: ElegirHechosProps) => {
  const { t } = useTranslation('configuracion');
  const set = (hechos: readonly HechoDeWebhook[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...hechos])] : value.filter((hecho) => !hechos.includes(hecho)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-medium">{t('webhooks.hechosCampo')}</legend>
      <div className="flex flex-col divide-y divide-line rounded-control border border-line">
        {GRUPOS_DE_HECHOS.map((grupo) => {
          const hechos = hechosDe(grupo);
          const chosen = hechos.filter((hecho) => value.includes(hecho)).length;
          return (
            <fieldset key={grupo} className="flex flex-col gap-1 px-3 py-2">
              <legend className="sr-only">{t(`webhooks.grupo.${grupo}`)}</legend>
              <Checkbox
                label={t(`webhooks.grupo.${grupo}`)}
                className="font-medium"
                checked={chosen === hechos.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < hechos.length;
                }}
                onChange={({ target }) => set(hechos, target.checked)}
              />
              <div className="flex flex-wrap gap-x-4 pl-6">
                {hechos.map((hecho) => (
                  <Checkbox
                    key={hecho}
                    label={t(`webhooks.accion.${accionOf(hecho)}`)}
                    checked={value.includes(hecho)}
                    onChange={({ target }) => set([hecho], target.checked)}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
