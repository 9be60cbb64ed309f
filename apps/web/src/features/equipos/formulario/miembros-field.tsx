import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { InvitarDialog } from '../../../shared/invitar/invitar';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Field } from '../../../shared/ui/campos/field';
import { PeoplePicker } from '../../../shared/ui/campos/picker';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import type { MiembroElegido } from './equipo-values';
import { Invitacion } from './invitacion';
import { MiembrosElegidos } from './miembros-elegidos';
import { isCorreo, MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { useUsuarios } from './use-usuarios';
import { usuariosErrorText } from './usuarios-error';

interface MiembrosFieldProps {
  value: MiembroElegido[];
  error: string | undefined;
  onChange: (value: MiembroElegido[]) => void;
  /** Undefined: it is a new one, which nobody can be invited into yet. */
  equipo: { _id: string; nombre: string } | undefined;
}

/** People are added by typing; each then has a role in the team. */
export const MiembrosField = ({ value, error, onChange, equipo }: MiembrosFieldProps) => {
  const { t } = useTranslation('equipos');
  const [texto, setTexto] = useState('');
  const [typed, setTyped] = useState('');
  const [inviting, setInviting] = useState<string>();
  const { registro } = useConfiguracionPublica();
  const { user } = useSession();
  const { query, personas = [], isWhole } = useUsuarios(texto);
  if (query.isPending) return <Spinner label={t('usuarios.cargando')} className="justify-start" />;
  if (!query.data) return <RetryNotice message={usuariosErrorText(t, query.error)} query={query} />;
  if (query.data.length === 0) return <RetryNotice message={t('usuarios.ninguno')} query={query} />;
  const chosen = value.map(({ usuario }) => usuario);
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('formulario.miembros')} error={error} help={t('formulario.minimo')} required>
        {(ids) => (
          <PeoplePicker
            multiple
            ids={ids}
            people={personas}
            onText={isWhole ? undefined : setTexto}
            onTyped={(next) => next && setTyped(next)}
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
      {user.rol === 'admin' && registro !== 'cerrado' && isCorreo(typed) && (
        <Button
          className="self-start"
          icon={<UserPlus aria-hidden className="size-4" />}
          onClick={() => setInviting(typed.trim())}
        >
          {t('invitarA', { correo: typed.trim() })}
        </Button>
      )}
      {inviting && <InvitarDialog correo={inviting} equipo={equipo} onClose={() => setInviting(undefined)} />}
      <MiembrosElegidos value={value} onChange={onChange} />
      {query.data.length < MIN_MIEMBROS && <Invitacion />}
    </div>
  );
};
