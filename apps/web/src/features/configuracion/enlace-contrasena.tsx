import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/errors';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { createEnlace } from './api/usuarios';

interface EnlaceContrasenaProps {
  usuario: UsuarioListado;
  onClose: () => void;
}

/** A link to hand on, with which the person chooses a password that nobody else ever knows. */
export const EnlaceContrasena = ({ usuario: { _id, nombre }, onClose }: EnlaceContrasenaProps) => {
  const { t } = useTranslation('configuracion');
  const [copied, setCopied] = useState(false);
  const create = useMutation({ mutationFn: () => createEnlace(_id) });
  const url = create.data && new URL(create.data.ruta, window.location.origin).href;
  const copy = async (text: string) => {
    // Not every browser lets a page copy; the field can be copied by hand.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog title={t('usuarios.enlace.titulo', { nombre })} onClose={onClose} size="sm">
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">{t('usuarios.enlace.texto')}</p>
        {create.isError && <Notice kind="error">{errorText(create.error, t('usuarios.error'))}</Notice>}
        {url ? (
          <>
            <Field label={t('usuarios.enlace.campo')}>
              {(ids) => <Input {...ids} readOnly value={url} onFocus={({ target }) => target.select()} />}
            </Field>
            <Button
              variant="primary"
              icon={
                copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />
              }
              onClick={() => void copy(url)}
            >
              {copied ? t('usuarios.enlace.copiado') : t('usuarios.enlace.copiar')}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={create.isPending} onClick={() => create.mutate()}>
            {t('usuarios.enlace.crear')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
