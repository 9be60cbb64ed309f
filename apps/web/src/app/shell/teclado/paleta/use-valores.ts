import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import { Pencil, Tag } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opcion } from '../../../../features/buscar/opcion';
import { useValoresDe } from '../../../../features/elemento/cambiar/opciones';
import { type Campo, type CampoDeUnValor, editar, type Valor } from '../../../../shared/elementos/edicion';
import type { Elemento } from '../../../../shared/elementos/elementos';
import { anchorOf } from '../../../../shared/elementos/teclas';
import { useEtiquetas } from '../../../../shared/queries/use-etiquetas';

/** Of a task's story there may be thousands: its own list finds them as one types. */
const isListed = (campo: Campo): campo is Exclude<CampoDeUnValor, 'historia'> =>
  campo !== 'historia' && campo !== 'etiquetas';

const tiene = ({ datos }: Elemento, id: string) =>
  'etiquetas' in datos && Boolean(datos.etiquetas?.some(({ _id }) => _id === id));

/** Every value that what is selected may get: «Asignar a Nora», «Prioridad: Alta», «Mover al sprint Sprint 5». */
export const useValores = (
  elementos: readonly Elemento[],
  campos: readonly Campo[],
  detalle: string | undefined,
): Opcion[] => {
  const { t } = useTranslation(['buscar', 'comun']);
  const listed = useMemo(() => new Set(campos.filter(isListed)), [campos]);
  const { opciones } = useValoresDe(listed, elementos);
  const [proyecto = '', otro] = new Set(elementos.map(({ datos }) => datos.proyecto));
  const isEtiquetable = campos.includes('etiquetas') && otro === undefined;
  const { data: etiquetas = [] } = useEtiquetas(proyecto, isEtiquetable);
  const nombreOf = (campo: Campo) => t(`comun:campo.${campo}`);
  const set = (campo: Campo, valor: Valor, texto: string) => () =>
    editar({ campo, elementos, anchor: anchorOf(elementos), valor, texto });
  const opcion = (campo: Campo, id: string, titulo: string, run: () => void): Opcion => ({
    id: `valor-${campo}-${id}`,
    grupo: 'seleccion',
    titulo,
    detalle,
    Icon: campo === 'etiquetas' ? Tag : Pencil,
    buscada: true,
    alias: nombreOf(campo),
    cambia: `${nombreOf(campo)} ${t(`valor.${campo}`, { valor: '' })}`,
    run,
  });
  const conNombre = (campo: CampoDeUnValor, valor: Valor, texto: string) =>
    valor === null
      ? t('comun:elemento.cambiar', { campo: nombreOf(campo), valor: texto })
      : t(`valor.${campo}`, { valor: texto });
  const quita = (etiqueta: EtiquetaDeElemento) => elementos.every((each) => tiene(each, etiqueta._id));
  return [
    ...[...listed].flatMap((campo) =>
      opciones(campo, '').map(({ id, texto, valor }) =>
        opcion(campo, id, conNombre(campo, valor, texto), set(campo, valor, texto)),
      ),
    ),
    ...(isEtiquetable ? etiquetas : []).map(({ _id, nombre, color }) =>
      opcion(
        'etiquetas',
        _id,
        t(quita({ _id, nombre, color }) ? 'valor.quitarEtiqueta' : 'valor.etiquetas', { valor: nombre }),
        set('etiquetas', { _id, nombre, color }, nombre),
      ),
    ),
  ];
};
