import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import type { SprintValues } from '../api/create-sprint';

type Campo = keyof SprintValues;

interface ConflictoProps {
  newer: SprintValues;
  campos: Campo[];
  /** Who saved it, if that is known. */
  nombre: string | undefined;
  onChoose: (useTheirs: boolean) => void;
}

/** Shows the other person's text above the person's own, which is still in its field. */
export const Conflicto = ({ newer, campos, nombre, onChoose }: ConflictoProps) => {
  const { t } = useTranslation('sprints');
  const shown = (campo: Campo): string => {
    if (campo === 'historiasSeleccionadas') return t('historias', { count: newer[campo].length });
    const value = newer[campo];
    if (campo === 'fechaInicio' || campo === 'fechaFin') return formatDia(value);
    return value || t('conflicto.vacio');
  };
  const label = (campo: Campo) =>
    campo === 'historiasSeleccionadas' ? t('formulario.historias') : t(`formulario.${campo}`);
  return (
    <Notice kind="warning" title={nombre ? t('conflicto.tituloDe', { nombre }) : t('conflicto.titulo')}>
      <p>{t('conflicto.suyo')}</p>
      <dl className="mt-1 flex flex-col gap-0.5">
        {campos.map((campo) => (
          <div key={campo} className="flex gap-1.5">
            <dt className="shrink-0 font-medium">{label(campo)}:</dt>
            <dd className="break-words whitespace-pre-wrap">{shown(campo)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => onChoose(true)}>{t('conflicto.usarSuyo')}</Button>
        <Button onClick={() => onChoose(false)}>{t('conflicto.mantener')}</Button>
      </div>
    </Notice>
  );
};
