import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { Field } from '../../../shared/ui/campos/field';
import { Notice } from '../../../shared/ui/pagina/notice';
import { PasswordInput } from '../../../shared/ui/campos/password-input';

interface ConContrasenaProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  error: Error | null;
  /** Said if the server does not say why. */
  fallback: string;
  /** `actual`: nothing where the person has none, as the company's account lets them in. */
  onConfirm: (asked: { actual?: string }) => void;
  onClose: () => void;
}

/** Asks for the password: whoever finds this page open must not be able to take the account away. */
export const ConContrasena = ({
  title,
  text,
  confirm,
  busy,
  error,
  fallback,
  onConfirm,
  onClose,
}: ConContrasenaProps) => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const { empresa } = useConfiguracionPublica();
  const [contrasena, setContrasena] = useState('');
  const fault = fieldErrors(error).find(({ campo }) => campo === 'actual')?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm(contrasena ? { actual: contrasena } : {});
  };
  return (
    <Dialog title={title} description={text} onClose={onClose} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
        <Field
          label={t('contrasena.actual')}
          error={fault}
          help={empresa && t('perfil.confirma.sinContrasena')}
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              value={contrasena}
              onChange={({ target }) => setContrasena(target.value)}
              autoComplete="current-password"
              labels={{
                show: t('contrasena.mostrar'),
                hide: t('contrasena.ocultar'),
                capsLock: t('contrasena.mayusculas'),
              }}
            />
          )}
        </Field>
        {error !== null && !fault && <Notice kind="error">{errorText(error, fallback)}</Notice>}
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('comun:ocupado.guardando') : confirm}
        </Button>
      </form>
    </Dialog>
  );
};
