import type { Forja, ForjaCreate, ReglasForja, SenalForja, TipoForja } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';

const MAX_NOMBRE = 60;
const TIPOS = ['github', 'gitlab', 'gitea', 'bitbucket'] as const satisfies readonly TipoForja[];
const SENALES = ['empezada', 'abierta', 'fusionada'] as const satisfies readonly SenalForja[];
const ESTADOS = ['en progreso', 'en revisión', 'completada'] as const;
/** The item stays as it is. */
const NADA = 'nada';
const REGLAS: ReglasForja = { empezada: 'en progreso', abierta: 'en revisión', fusionada: 'completada' };

interface FormularioForjaProps {
  /** The one that is changed; none: a new one. */
  forja?: Forja;
  proyectos: readonly Proyecto[];
  busy: boolean;
  error: unknown;
  onSubmit: (datos: ForjaCreate) => void;
  onClose: () => void;
}

export const FormularioForja = ({
  forja,
  proyectos,
  busy,
  error,
  onSubmit,
  onClose,
}: FormularioForjaProps) => {
  const { t } = useTranslation('configuracion');
  const [nombre, setNombre] = useState(forja?.nombre ?? '');
  const [tipo, setTipo] = useState<TipoForja>(forja?.tipo ?? 'github');
  const [proyecto, setProyecto] = useState<string | null>(
    forja?.proyecto ?? (proyectos.length === 1 ? proyectos[0]!._id : null),
  );
  const [reglas, setReglas] = useState<ReglasForja>(forja?.reglas ?? REGLAS);
  const [criterios, setCriterios] = useState(forja?.criterios ?? true);
  const [tried, setTried] = useState(false);
  const sinNombre = nombre.trim() === '' ? t('forjas.faltaNombre') : undefined;
  const sinProyecto = proyecto === null ? t('forjas.faltaProyecto') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (sinNombre || proyecto === null) return;
    onSubmit({ nombre: nombre.trim(), tipo, proyecto, reglas, criterios });
  };
  const estados = [
    { value: NADA, label: t('forjas.nada') },
    ...ESTADOS.map((estado) => ({ value: estado, label: t(`forjas.estadoRegla.${estado}`) })),
  ];
  return (
    <FormDialog
      title={forja ? t('forjas.editar') : t('forjas.nueva')}
      submit={forja ? t('forjas.guardar') : t('forjas.crear')}
      dirty={nombre !== (forja?.nombre ?? '')}
      busy={busy}
      error={error ? errorText(error, t('forjas.errorGuardar')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('forjas.nombre')}
        error={tried ? sinNombre : undefined}
        required
        value={nombre}
        maxLength={MAX_NOMBRE}
        placeholder={t('forjas.nombreEjemplo')}
        onChange={({ target }) => setNombre(target.value)}
      />
      {!forja && (
        <>
          <ChoiceField
            label={t('forjas.donde')}
            required
            value={tipo}
            onChange={setTipo}
            options={TIPOS.map((value) => ({ value, label: t(`forjas.tipo.${value}`) }))}
          />
          <ChoiceField
            label={t('forjas.proyecto')}
            help={t('forjas.proyectoAyuda')}
            error={tried ? sinProyecto : undefined}
            required
            value={proyecto}
            placeholder={t('forjas.elige')}
            onChange={setProyecto}
            options={proyectos.map(({ _id, nombre: label }) => ({ value: _id, label }))}
          />
        </>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-1 text-sm font-medium">{t('forjas.reglas')}</legend>
        <p className="text-xs text-muted">{t('forjas.reglasAyuda')}</p>
        {SENALES.map((senal) => (
          <ChoiceField
            key={senal}
            label={t(`forjas.senal.${senal}`)}
            value={reglas[senal] ?? NADA}
            onChange={(value) =>
              setReglas({ ...reglas, [senal]: ESTADOS.find((estado) => estado === value) ?? null })
            }
            options={estados}
          />
        ))}
      </fieldset>
      <div className="flex flex-col gap-1">
        <Checkbox
          label={t('forjas.criterios')}
          checked={criterios}
          onChange={({ target }) => setCriterios(target.checked)}
        />
        <p className="pl-6 text-xs text-muted">{t('forjas.criteriosAyuda')}</p>
      </div>
    </FormDialog>
  );
};
