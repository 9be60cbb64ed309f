import type { Alcance } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Segmented } from '../../../shared/ui/controles/segmented';
import type { Limites } from '../api/tokens';

const DIAS = ['7', '30', '90', '180', '365'] as const;

interface LimitesTokenProps {
  value: Limites;
  /** From less to more. */
  alcances: readonly Alcance[];
  /** What is missing is said. */
  tried: boolean;
  onChange: (value: Limites) => void;
}

/** What a token may do, for how long and where. */
export const LimitesToken = ({ value, alcances, tried, onChange }: LimitesTokenProps) => {
  const { t } = useTranslation('configuracion');
  const { data: known = [] } = useProyectos();
  const { alcance, dias, proyectos } = value;
  const change = (part: Partial<Limites>) => onChange({ ...value, ...part });
  const toggle = (id: string, on: boolean) => {
    const all = proyectos ?? [];
    change({ proyectos: on ? [...all, id] : all.filter((each) => each !== id) });
  };
  return (
    <>
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t('tokens.alcanceCampo')}</span>
        <Segmented
          label={t('tokens.alcanceCampo')}
          value={alcance}
          options={alcances.map((each) => ({ value: each, label: t(`tokens.alcance.${each}`) }))}
          onChange={(chosen) => change({ alcance: chosen })}
        />
        <p className="text-xs text-muted">{t(`tokens.alcanceTexto.${alcance}`)}</p>
      </div>
      <ChoiceField
        label={t('tokens.caducaCampo')}
        value={String(dias)}
        onChange={(chosen) => change({ dias: Number(chosen) })}
        options={DIAS.map((each) => ({ value: each, label: t('tokens.dias', { count: Number(each) }) }))}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{t('tokens.dondeCampo')}</legend>
        <Checkbox
          label={t('tokens.todos')}
          checked={proyectos === null}
          onChange={({ target }) => change({ proyectos: target.checked ? null : [] })}
        />
        {proyectos !== null && (
          <div className="flex max-h-48 flex-col overflow-y-auto rounded-control border border-line px-3 py-1">
            {known.map((proyecto) => (
              <Checkbox
                key={proyecto._id}
                label={proyecto.nombre}
                checked={proyectos.includes(proyecto._id)}
                onChange={({ target }) => toggle(proyecto._id, target.checked)}
              />
            ))}
          </div>
        )}
        {tried && proyectos?.length === 0 && (
          <p role="alert" className="text-xs text-danger">
            {t('tokens.faltaProyecto')}
          </p>
        )}
      </fieldset>
    </>
  );
};
