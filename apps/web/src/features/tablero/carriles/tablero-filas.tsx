import type { Columna } from '@pmp/contracts/sprints';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CuadroFilas } from '../../../shared/carriles/cuadro-filas';
import { type AnadirEnTablero, PieColumna } from '../anadir/pie-columna';
import { Cabecera } from '../cabecera';
import { nombreDe, puntosOf } from '../cargar/columnas';
import { type Mostradas, TarjetaMostrada } from '../tarjeta/tarjeta-mostrada';
import type { Agrupacion, Fila } from './filas';

interface TableroFilasProps extends Mostradas {
  por: Agrupacion;
  filas: readonly Fila[];
  /** As they are shown, and with all their stories, even if a filter shows fewer. */
  columnas: readonly Columna[];
  enteras: readonly Columna[];
  folded: (fila: Fila) => boolean;
  onToggle: (fila: Fila) => void;
  anadir: AnadirEnTablero;
}

const columnaProps = ({ _id }: Columna, fila?: Fila) => ({
  'data-columna-id': _id,
  ...(fila && { 'data-fila': fila.key }),
});
const historiasOf = ({ historias }: Columna) => historias;

/** The board of the sprint in rows. */
const TableroFilas = memo((props: TableroFilasProps) => {
  const { por, filas, columnas, enteras, folded, onToggle, anadir, ...shown } = props;
  const { t } = useTranslation('tablero');
  const nombres = columnas.map((columna) => nombreDe(columna, t));
  const sinNombre = por === 'responsable' ? t('filtro.sinResponsable') : t('filas.sinEtiqueta');
  const puntos = (fila: Fila) => fila.columnas.reduce((sum, { historias }) => sum + puntosOf(historias), 0);
  return (
    <CuadroFilas
      className="-mx-4 min-h-0 grow px-4 sm:-mx-6 sm:px-6"
      columnas={columnas}
      filas={filas}
      itemsOf={historiasOf}
      folded={folded}
      onToggle={onToggle}
      kept={[shown.current, shown.lifted?.historia]}
      tituloOf={(fila) => fila.titulo || sinNombre}
      resumenOf={(fila) =>
        `${t('historias', { count: fila.total })} · ${t('puntos', { count: puntos(fila) })}`
      }
      accionOf={(fila, isFolded) => t(isFolded ? 'filas.desplegar' : 'filas.plegar', { fila })}
      columnaProps={columnaProps}
      cabecera={(columna, at) => <Cabecera columna={columna} entera={enteras[at] ?? columna} />}
      tarjeta={(historia, columna, at) => (
        <TarjetaMostrada
          {...shown}
          historia={historia}
          columna={columna}
          anterior={nombres[at - 1]}
          siguiente={nombres[at + 1]}
        />
      )}
      pie={(columna) => <PieColumna columna={columna} anadir={anadir} />}
    />
  );
});
TableroFilas.displayName = 'TableroFilas';

export default TableroFilas;
