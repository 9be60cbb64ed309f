import type { HechoDeWebhook, Webhook } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import type { NuevoWebhook } from '../api/webhooks';
import { ElegirHechos } from './elegir-hechos';
import { HECHOS_DE_ENTRADA } from './hechos';

const MAX_NOMBRE = 60;
const TODOS = 'todos';

interface FormularioWebhookProps {
  /** The one that is changed; none: a new one. */
  webhook?: Webhook;
  proyectos: readonly Proyecto[];
  /** The project that it is offered for. */
  proyecto?: string | undefined;
  busy: boolean;
  error: unknown;
  onSubmit: (datos: NuevoWebhook) => void;
  onClose: () => void;
}

const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

export const FormularioWebhook = (props: FormularioWebhookProps) => {
  const { webhook, proyectos, busy, error, onSubmit, onClose } = props;
  const { t } = useTranslation('configuracion');
  const isAdmin = useSession().user.rol === 'admin';
  const [nombre, setNombre] = useState(webhook?.nombre ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [hechos, setHechos] = useState<HechoDeWebhook[]>(webhook?.hechos ?? HECHOS_DE_ENTRADA);
  const [proyecto, setProyecto] = useState<string | null>(
    props.proyecto ?? (proyectos.length === 1 ? proyectos[0]!._id : null),
  );
  const [tried, setTried] = useState(false);
  const sinNombre = nombre.trim() === '' ? t('webhooks.faltaNombre') : undefined;
  const sinUrl = isAddress(url.trim()) ? undefined : t('webhooks.faltaUrl');
  const sinProyecto = !webhook && proyecto === null ? t('webhooks.faltaProyecto') : undefined;
  const sinHechos = hechos.length === 0 ? t('webhooks.faltanHechos') : undefined;
  const refused = fieldErrors(error).find(({ campo }) => campo === 'url')?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (sinNombre || sinUrl || sinProyecto || sinHechos) return;
    const where = proyecto === TODOS ? null : proyecto;
    onSubmit({ nombre: nombre.trim(), url: url.trim(), proyecto: where, hechos });
  };
  const options = [
    ...(isAdmin ? [{ value: TODOS, label: t('webhooks.todos') }] : []),
    ...proyectos.map(({ _id, nombre: label }) => ({ value: _id, label })),
  ];
  return (
    <FormDialog
      title={webhook ? t('webhooks.editar') : t('webhooks.nuevo')}
      submit={webhook ? t('webhooks.guardar') : t('webhooks.crear')}
      dirty={nombre !== (webhook?.nombre ?? '') || url !== (webhook?.url ?? '')}
      busy={busy}
      error={error && !refused ? errorText(error, t('webhooks.errorGuardar')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('webhooks.nombre')}
        error={tried ? sinNombre : undefined}
        required
        value={nombre}
        maxLength={MAX_NOMBRE}
        placeholder={t('webhooks.nombreEjemplo')}
        onChange={({ target }) => setNombre(target.value)}
      />
      <TextField
        label={t('webhooks.url')}
        help={t('webhooks.urlAyuda')}
        error={tried ? (sinUrl ?? refused) : undefined}
        required
        type="url"
        inputMode="url"
        value={url}
        placeholder={t('webhooks.urlEjemplo')}
        onChange={({ target }) => setUrl(target.value)}
      />
      {!webhook && (
        <ChoiceField
          label={t('webhooks.proyecto')}
          error={tried ? sinProyecto : undefined}
          required
          value={proyecto}
          placeholder={t('webhooks.elige')}
          onChange={setProyecto}
          options={options}
        />
      )}
      <ElegirHechos value={hechos} error={tried ? sinHechos : undefined} onChange={setHechos} />
    </FormDialog>
  );
};
