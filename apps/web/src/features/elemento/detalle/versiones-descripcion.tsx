import type { VersionDeTexto } from '@pmp/contracts/common';
import type { CambioHistorial } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { almacen } from '../../../shared/almacen/almacen';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer } from '../../../shared/deshacer/ofrecer';
import { cambiarTexto } from '../../../shared/elementos/cambiar/cambiar-texto';
import { type Elemento, type Ref, RUTAS } from '../../../shared/elementos/elementos';
import VersionesDialog from '../../../shared/escritura/versiones-dialog';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';

/** The API's most per page. */
const LIMITE = 200;

/** Newest first; before its oldest change, the text was what it changed from, and whoever made the item wrote it so. */
export const versionesDe = (cambios: readonly CambioHistorial[]): VersionDeTexto[] => {
  const changes = cambios.filter(({ campo }) => campo === 'descripcion');
  const creado = cambios.find(({ accion }) => accion === 'creado');
  const primera = creado && {
    texto: String(changes.at(-1)?.de ?? ''),
    autor: creado.autor,
    fecha: creado.fecha,
  };
  const versiones = changes.map(({ a, autor, fecha }) => ({ texto: String(a ?? ''), autor, fecha }));
  return primera ? [...versiones, primera] : versiones;
};

interface VersionesDescripcionProps {
  elemento: Ref;
  onClose: () => void;
}

const VersionesDescripcion = ({ elemento: { entidad, id }, onClose }: VersionesDescripcionProps) => {
  const { t } = useTranslation(['versiones', 'comun']);
  const known = almacen.get(entidad, id);
  return (
    <VersionesDialog
      queryKey={['versiones', entidad, id]}
      leer={async (signal) => {
        const query = { campo: 'descripcion', limite: LIMITE };
        const { cambios } = await pedir(RUTAS[entidad].listarHistorial, { params: { id }, query, signal });
        return versionesDe(cambios);
      }}
      onRestaurar={
        known &&
        ((texto) => {
          onClose();
          void ofrecer({
            titulo: t('restaurado', { titulo: known.titulo }),
            cambio: cambiarTexto({ entidad, datos: known } as Elemento, 'descripcion', texto),
            onFail: (error) => deshacer.say(errorText(error, t('comun:error.red'))),
          });
        })
      }
      onClose={onClose}
    />
  );
};

export default VersionesDescripcion;
