import type { UsuarioListado } from '@pmp/contracts/usuarios';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/campos/field';
import { PeoplePicker } from '../../../shared/ui/campos/people-picker';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import type { MiembroElegido } from './equipo-values';
import { Invitacion } from './invitacion';
import { MiembrosElegidos } from './miembros-elegidos';
import { MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { usuariosErrorText } from './usuarios-error';

interface MiembrosFieldProps {
  query: UseQueryResult<UsuarioListado[]>;
  value: MiembroElegido[];
  error: string | undefined;
  onChange: (value: MiembroElegido[]) => void;
}

/** People are added by typing; each then has a role in the team. */
export const MiembrosField = ({ query, value, error, onChange }: MiembrosFieldProps) => {
  const { t } = useTranslation('equipos');
  if (query.isPending) return <Spinner label={t('usuarios.cargando')} className="justify-start" />;
  if (!query.data)
    return (
      <RetryNotice
        message={usuariosErrorText(t, query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.length === 0)
    return (
      <RetryNotice
        message={t('usuarios.ninguno')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const chosen = value.map(({ usuario }) => usuario);
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('formulario.miembros')} error={error} help={t('formulario.minimo')} required>
        {(ids) => (
          <PeoplePicker
            multiple
            ids={ids}
            people={query.data}
            chosen={chosen}
            placeholder={t('formulario.buscar')}
            onChange={(people) =>
              onChange(
                (people ?? []).map(
                  (usuario) =>
                    value.find((miembro) => miembro.usuario._id === usuario._id) ?? {
                      usuario,
                      rol: 'miembro',
                    },
                ),
              )
            }
          />
        )}
      </Field>
      <MiembrosElegidos value={value} onChange={onChange} />
      {query.data.length < MIN_MIEMBROS && <Invitacion />}
    </div>
  );
};
