import type { CampoCambio, Importacion } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/pagina/notice';
import { putImportacion } from '../api/importaciones';

interface CambiadasProps {
  one: Importacion;
  onChange: (one: Importacion) => void;
}

/** What the source has changed since it was imported: the person chooses which fields are taken. */
export const Cambiadas = ({ one, onChange }: CambiadasProps) => {
  const { t } = useTranslation('importar');
  const { cambios = {}, cambiadas = 0, destino, mapeo } = one;
  const chosen = mapeo.cambios ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fields: CampoCambio[]) =>
      putImportacion(one._id, { destino: destino!, mapeo: { ...mapeo, cambios: fields } }),
    onSuccess: onChange,
  });
  if (!cambiadas) return null;
  const toggle = (campo: CampoCambio) =>
    mutate(chosen.includes(campo) ? chosen.filter((one) => one !== campo) : [...chosen, campo]);
  const fields = Object.entries(cambios) as [CampoCambio, { ofrecidos: number; ajenos: number }][];
  return (
    <fieldset
      disabled={isPending}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <legend className="sr-only">{t('cambios.titulo', { count: cambiadas })}</legend>
      <h3 className="font-semibold">{t('cambios.titulo', { count: cambiadas })}</h3>
      <p className="text-sm text-muted">{t('cambios.texto')}</p>
      <ul className="flex flex-col">
        {fields.map(([campo, { ofrecidos, ajenos }]) => (
          <li key={campo}>
            <label className="touch-tall flex items-center gap-2 py-1 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(campo)}
                disabled={!ofrecidos}
                onChange={() => toggle(campo)}
              />
              <span>
                {t('cambios.campo', { campo: t(`campo.${campo}`), count: ofrecidos })}
                {ajenos > 0 && (
                  <span className="text-muted"> · {t('cambios.ajenos', { count: ajenos })}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{error.message}</Notice>}
    </fieldset>
  );
};
