import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';

interface ConflictoProps {
  campos: string[];
  /** Who saved it, if that is known. */
  nombre: string | undefined;
  label: (campo: string) => string;
  /** A value as a person reads it. */
  shown: (campo: string, value: unknown) => string;
  theirs: object;
  mine: object;
  onSettle: (campo: string, useTheirs: boolean) => void;
}

/** Shows both texts of every field that two people changed, and asks which one to keep. */
export const Conflicto = ({ campos, nombre, label, shown, theirs, mine, onSettle }: ConflictoProps) => {
  const { t } = useTranslation('backlog');
  const read = (values: object, campo: string) =>
    shown(campo, (values as Record<string, unknown>)[campo]) || t('conflicto.vacio');
  return (
    <Notice kind="warning" title={nombre ? t('conflicto.tituloDe', { nombre }) : t('conflicto.titulo')}>
      <p role="alert">{t('conflicto.texto')}</p>
      {campos.map((campo) => (
        <section key={campo} aria-label={label(campo)} className="mt-2">
          <p className="font-medium">{label(campo)}</p>
          <div className="mt-1 grid gap-2 sm:grid-cols-2">
            {[
              { key: 'suyo', values: theirs, theirs: true },
              { key: 'mio', values: mine, theirs: false },
            ].map((side) => (
              <div
                key={side.key}
                className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-surface p-2 text-text"
              >
                <p className="text-xs text-subtle">
                  {!side.theirs
                    ? t('conflicto.mio')
                    : nombre
                      ? t('conflicto.suyoDe', { nombre })
                      : t('conflicto.suyo')}
                </p>
                <p className="max-h-40 grow overflow-y-auto break-words whitespace-pre-wrap">
                  {read(side.values, campo)}
                </p>
                <Button onClick={() => onSettle(campo, side.theirs)}>
                  {side.theirs ? t('conflicto.usarSuyo') : t('conflicto.mantenerMio')}
                </Button>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Notice>
  );
};
