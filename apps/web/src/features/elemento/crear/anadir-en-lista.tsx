import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnadirProps, crearEnDialogo } from '../../../shared/elementos/anadir/crear';
import { errorText } from '../../../shared/http/errors';
import { Select } from '../../../shared/ui/campos/select';
import { useFocusReturn } from '../../../shared/ui/dialogos/use-focus-return';
import { AnadirCampo } from '../../../shared/elementos/anadir/anadir-campo';
import { useEpicaElegida } from './use-epica-elegida';

/** Adds stories to a list that is not an epic's, such as a column of the board: each says which epic it goes to. */
const AnadirEnLista = ({ sitio, onClose }: AnadirProps) => {
  const { t } = useTranslation('backlog');
  useFocusReturn();
  const { epicas, epica, elegir, isPending, error } = useEpicaElegida(sitio.proyecto, sitio.epica);
  const isFirst = !isPending && !error && !epica;
  // The first story of a project brings its epic, and the dialog says so.
  useEffect(() => {
    if (!isFirst) return;
    onClose();
    crearEnDialogo('historia', sitio);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, which unmounts it
  }, [isFirst]);
  if (error) return <p className="px-1 text-sm text-danger-text">{errorText(error, t('error.elementos'))}</p>;
  if (isPending) return <p className="hit px-1 text-sm text-subtle">{t('cargando')}</p>;
  if (!epica) return null;
  return (
    <div className="flex flex-col">
      <AnadirCampo
        entidad="historia"
        padre={epica}
        proyectoId={sitio.proyecto}
        sitio={sitio}
        autoFocus
        onLeave={onClose}
      />
      <div className="mt-1.5 flex items-center gap-2 pl-6 text-xs text-subtle">
        <span className="shrink-0">{t('anadir.enEpica')}</span>
        <Select
          label={t('anadir.epica')}
          value={epica}
          options={epicas.map(({ _id, titulo }) => ({ value: _id, label: titulo }))}
          onChange={elegir}
        />
      </div>
    </div>
  );
};

export default AnadirEnLista;
