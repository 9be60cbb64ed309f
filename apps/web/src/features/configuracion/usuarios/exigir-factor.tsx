import type { AjustesAcceso, AjustesAccesoUpdate, Exigencia } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { getEquiposElegibles } from '../../../shared/queries/get-equipos-elegibles';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { AJUSTES, getAjustes, saveAjustes } from '../api/ajustes';
import { Guardado } from '../preferencias/guardado';

const EXIGENCIAS: readonly Exigencia[] = ['nadie', 'administradores', 'todos'];

interface EquiposProps {
  marcados: readonly string[];
  onChange: (equiposConFactor: string[]) => void;
}

const Equipos = ({ marcados, onChange }: EquiposProps) => {
  const { t } = useTranslation('configuracion');
  const { data: equipos = [] } = useQuery({
    queryKey: [...AJUSTES, 'equipos'],
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  if (equipos.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-xs text-muted">{t('factor.exigir.equipos')}</legend>
      {equipos.map(({ _id, nombre }) => (
        <Checkbox
          key={_id}
          label={nombre}
          checked={marcados.includes(_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...marcados, _id] : marcados.filter((one) => one !== _id))
          }
        />
      ))}
    </fieldset>
  );
};

/** Lets an administrator demand a second factor: of everybody, of those who administer, or of teams. */
export const ExigirFactor = () => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const query = useQuery({ queryKey: AJUSTES, queryFn: ({ signal }) => getAjustes(signal) });
  const save = useMutation({
    mutationFn: (cambio: AjustesAccesoUpdate) => saveAjustes(cambio),
    onSuccess: (ajustes) => client.setQueryData<AjustesAcceso>(AJUSTES, ajustes),
  });
  // What has just been chosen is shown until the server has said yes or no.
  const shown = query.data && { ...query.data, ...(save.isPending && save.variables) };
  return (
    <section className="flex max-w-md flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('factor.exigir.titulo')}</h2>
        <Guardado busy={save.isPending} done={save.isSuccess} />
      </div>
      <p className="text-xs text-subtle">{t('factor.exigir.texto')}</p>
      {save.error && <Notice kind="error">{errorText(save.error, t('factor.exigir.error'))}</Notice>}
      {!shown && query.isError && <RetryNotice message={t('factor.exigir.errorCargar')} query={query} />}
      {shown && (
        <>
          <ChoiceField
            label={t('factor.exigir.titulo')}
            value={shown.segundoFactor}
            onChange={(segundoFactor) => save.mutate({ segundoFactor })}
            options={EXIGENCIAS.map((value) => ({ value, label: t(`factor.exigir.${value}`) }))}
          />
          {shown.segundoFactor !== 'todos' && (
            <Equipos
              marcados={shown.equiposConFactor}
              onChange={(equiposConFactor) => save.mutate({ equiposConFactor })}
            />
          )}
        </>
      )}
    </section>
  );
};
