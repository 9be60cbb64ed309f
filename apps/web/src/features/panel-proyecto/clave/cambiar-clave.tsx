import type { Proyecto } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClave } from '../../../shared/dominio/validators';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { useOnline } from '../../../shared/vivo/conexion';
import { useChangeClave } from './use-change-clave';

interface CambiarClaveProps {
  proyecto: Proyecto;
  onClose: () => void;
}

/** Another key for the project. It does not wait without a network: only the server knows whether a key is free. */
const CambiarClave = ({ proyecto, onClose }: CambiarClaveProps) => {
  const { t } = useTranslation('panelProyecto');
  const online = useOnline();
  const [clave, setClave] = useState(proyecto.clave);
  const save = useChangeClave(proyecto, onClose);
  const refused = fieldErrors(save.error).find(({ campo }) => campo === 'clave')?.message;
  const wanted = clave.trim().toUpperCase();
  const anteriores = proyecto.clavesAnteriores ?? [];
  return (
    <FormDialog
      title={t('clave.titulo')}
      submit={t('clave.cambiar')}
      dirty={wanted !== proyecto.clave}
      busy={save.isPending}
      disabled={!online || !isClave(clave)}
      error={save.error && !refused ? errorText(save.error, t('clave.error')) : undefined}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && isClave(clave)) save.mutate(wanted);
      }}
      onClose={onClose}
    >
      <Field
        label={t('clave.campo')}
        error={isClave(clave) ? refused : t('clave.larga')}
        help={t('clave.ayuda')}
        required
      >
        {(ids) => (
          <Input
            {...ids}
            value={clave}
            onChange={({ target }) => {
              setClave(target.value);
              save.reset();
            }}
            className="font-mono uppercase"
          />
        )}
      </Field>
      <p className="text-sm text-muted">{t('clave.efecto')}</p>
      {anteriores.length > 0 && (
        <p className="text-sm break-words text-muted">
          {t('clave.anteriores', { claves: anteriores.join(', ') })}
        </p>
      )}
      {!online && <Notice kind="info">{t('clave.sinRed')}</Notice>}
    </FormDialog>
  );
};

export default CambiarClave;
