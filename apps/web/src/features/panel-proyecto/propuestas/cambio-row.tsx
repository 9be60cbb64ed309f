import type { CambioPropuesto, SituacionCambio } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Chip } from '../../../shared/ui/fichas/chip';
import { useCampo } from './use-campo';

const TONE: Record<SituacionCambio, 'neutral' | 'green' | 'red' | 'amber'> = {
  pendiente: 'neutral',
  tomado: 'green',
  rechazado: 'red',
  chocado: 'amber',
  deshecho: 'neutral',
  conservado: 'amber',
};

interface CambioRowProps {
  cambio: CambioPropuesto;
  chosen: boolean;
  disabled: boolean;
  onChoose: (on: boolean) => void;
}

/** One change: what it would alter, from what to what, and why. */
export const CambioRow = ({ cambio, chosen, disabled, onChoose }: CambioRowProps) => {
  const { t } = useTranslation('panelProyecto');
  const { label, shown } = useCampo();
  const { accion, entidad, clave, titulo, campos, motivo, situacion, aviso, choca } = cambio;
  const what = `${t(`propuestas.accion.${accion}`)} ${t(`propuestas.entidad.${entidad}`)}`;
  return (
    <li className="flex gap-2 px-3 py-2.5">
      {situacion === 'pendiente' && (
        <Checkbox
          className="self-start [&>span:last-child]:sr-only"
          label={t('propuestas.elegir', { titulo })}
          checked={chosen}
          disabled={disabled}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="text-muted">{what}</span>
          {clave && <code className="font-mono text-xs text-subtle">{clave}</code>}
          <span className="min-w-0 font-medium break-words">{titulo}</span>
          {situacion !== 'pendiente' && (
            <Chip tone={TONE[situacion]}>{t(`propuestas.situacion.${situacion}`)}</Chip>
          )}
        </p>
        {campos.length > 0 && (
          <dl className="flex flex-col gap-1 text-xs">
            {campos.map(({ campo, de, a }) => (
              <div key={`${campo} ${String(a)}`} className="flex flex-wrap gap-x-2">
                <dt className="text-subtle">{label(campo)}</dt>
                <dd className="min-w-0 break-words whitespace-pre-wrap">
                  {(accion === 'cambiar' || accion === 'planificar') && campo !== 'orden' && (
                    <>
                      <del className="text-muted">{shown(campo, de)}</del>
                      <span aria-hidden> → </span>
                    </>
                  )}
                  {campo !== 'orden' && <ins className="font-medium no-underline">{shown(campo, a)}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {motivo && <p className="text-xs break-words text-muted">{t('propuestas.motivo', { motivo })}</p>}
        {(aviso ?? choca) && <p className="text-xs text-danger">{aviso ?? t('propuestas.choca')}</p>}
      </div>
    </li>
  );
};
