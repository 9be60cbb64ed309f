import type { AjustesAcceso } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Notice } from '../../../shared/ui/pagina/notice';
import { AJUSTES, getAjustes, saveAjustes } from '../api/ajustes';

const INVITAN: readonly AjustesAcceso['invitan'][] = ['administradores', 'equipos'];

/** Lets an administrator say whether those who administer a team may let somebody new into it. */
export const QuienInvita = () => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: AJUSTES, queryFn: ({ signal }) => getAjustes(signal) });
  const save = useMutation({
    mutationFn: (invitan: AjustesAcceso['invitan']) => saveAjustes({ invitan }),
    onSuccess: (ajustes) => client.setQueryData<AjustesAcceso>(AJUSTES, ajustes),
  });
  // What went wrong with reading them is said where the second factor is.
  if (!data) return null;
  return (
    <div className="flex max-w-md flex-col gap-2">
      <ChoiceField
        label={t('usuarios.invitan.titulo')}
        value={save.isPending ? save.variables : data.invitan}
        onChange={(invitan) => save.mutate(invitan)}
        options={INVITAN.map((value) => ({ value, label: t(`usuarios.invitan.${value}`) }))}
      />
      {save.error && <Notice kind="error">{errorText(save.error, t('factor.exigir.error'))}</Notice>}
    </div>
  );
};
