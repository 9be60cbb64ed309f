import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../shared/deshacer/deshacer';
import { errorText } from '../../shared/http/errors';
import { favoritosCon } from '../../shared/preferencias/marcar-proyecto';
import { useProyectosDe, writeProyectos } from '../../shared/preferencias/proyectos-primero';
import { useGuardarPreferencias } from '../../shared/queries/use-preferencias';
import { IconButton } from '../../shared/ui/controles/icon-button';

/** Those marked stand first in the sidebar, on every device of this person. */
export const Favorito = ({ proyecto }: { proyecto: string }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const { mutateAsync: guardar } = useGuardarPreferencias();
  const is = useProyectosDe('favoritos').includes(proyecto);
  const mark = async () => {
    const proyectosFavoritos = favoritosCon(proyecto, !is);
    writeProyectos('favoritos', proyectosFavoritos);
    try {
      await guardar({ proyectosFavoritos });
    } catch (error) {
      writeProyectos('favoritos', favoritosCon(proyecto, is));
      deshacer.say(t('favorito.error', { detalle: errorText(error, t('comun:error.red')) }));
    }
  };
  return (
    <IconButton
      label={t(is ? 'favorito.quitar' : 'favorito.poner')}
      Icon={Star}
      iconClass={is ? 'size-4 fill-current text-accent-text' : 'size-4'}
      onClick={() => void mark()}
    />
  );
};
