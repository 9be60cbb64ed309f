import { Hash, Link, MessageSquare, Move, PanelRight, Pencil, Trash2, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opcion } from '../../../../features/buscar/opcion';
import { comentar } from '../../../../shared/elementos/comentar';
import { camposDe, editar } from '../../../../shared/elementos/edicion';
import type { Elemento } from '../../../../shared/elementos/elementos';
import { eliminacion } from '../../../../shared/elementos/eliminacion';
import { editarEntero } from '../../../../shared/elementos/formulario';
import { abrir, listaAbierta } from '../../../../shared/elementos/lista';
import { anchorOf, letraDe, objetivo } from '../../../../shared/elementos/teclas';
import { paths } from '../../../../shared/navegar/paths';
import { useValores } from './use-valores';

type Accion = Omit<Opcion, 'grupo' | 'detalle' | 'buscada'>;

/** What can be done to one item besides giving a field another value; also what only the open screen does, as «Mover a». */
const useDeUno = (one: Elemento | undefined): Accion[] => {
  const { t } = useTranslation(['buscar', 'backlog', 'comun']);
  return useMemo(() => {
    if (!one) return [];
    const { _id, clave } = one.datos;
    const lista = listaAbierta();
    const isOpen = lista?.propio?.datos._id === _id;
    const copy = (text: string) => () => void navigator.clipboard.writeText(text);
    const link = clave && new URL(paths.clave(clave), window.location.origin).href;
    return [
      ...(isOpen || !lista?.find(_id)
        ? []
        : [{ id: 'abrir', titulo: t('backlog:menu.abrir'), Icon: PanelRight, run: () => void abrir(_id) }]),
      { id: 'editar', titulo: t('comun:accion.editar'), Icon: Pencil, run: () => editarEntero(one) },
      ...(one.entidad === 'epica'
        ? []
        : [
            {
              id: 'comentar',
              titulo: t('accion.comentar'),
              Icon: MessageSquare,
              teclas: ['M'],
              run: () => void comentar(_id, isOpen),
            },
          ]),
      ...(link
        ? [
            { id: 'copiar-enlace', titulo: t('comun:enlace.copiar'), Icon: Link, run: copy(link) },
            { id: 'copiar-clave', titulo: t('backlog:menu.copiarClave'), Icon: Hash, run: copy(clave) },
          ]
        : []),
      ...(lista?.find(_id) && lista.acciones ? lista.acciones(one) : [])
        .filter(({ disabled }) => !disabled)
        .map(({ key, label, grupo, Icon = Move, letra, run }) => ({
          id: `pantalla-${key}`,
          titulo: grupo ? `${grupo}: ${label}` : label,
          alias: t('backlog:menu.mover'),
          Icon,
          ...(letra && { teclas: [letra] }),
          run,
        })),
    ];
  }, [t, one]);
};

const useDetalle = (elementos: readonly Elemento[]): string | undefined => {
  const { t } = useTranslation('buscar');
  if (elementos.length === 1) return elementos[0]?.datos.titulo;
  const partes = (['epica', 'historia', 'tarea'] as const).flatMap((entidad) => {
    const { length: count } = elementos.filter((elemento) => elemento.entidad === entidad);
    return count ? [t(`elegidos.${entidad}`, { count })] : [];
  });
  return t('elegidos.todos', { partes });
};

/** What can be changed of what is selected, or of the item with the focus or under the pointer, when the palette opens. */
export const useDeSeleccion = (): Opcion[] => {
  const { t } = useTranslation(['navegacion', 'comun', 'buscar']);
  const [elementos] = useState(objetivo);
  const campos = useMemo(() => [...new Set(elementos.flatMap(camposDe))], [elementos]);
  const detalle = useDetalle(elementos);
  const deUno = useDeUno(elementos.length === 1 ? elementos[0] : undefined);
  const valores = useValores(elementos, campos, detalle);
  const mia = campos.find((campo) => campo === 'asignado' || campo === 'responsable');
  if (elementos.length === 0) return [];
  const anchor = () => anchorOf(elementos);
  const only = (accion: Accion): Opcion => ({ ...accion, grupo: 'seleccion', detalle, buscada: true });
  return [
    ...campos.map((campo): Opcion => {
      const letra = letraDe(campo);
      return {
        id: `cambiar-${campo}`,
        grupo: 'seleccion',
        titulo: t('accion.cambiar', { campo: t(`comun:campo.${campo}`) }),
        alias: t(`buscar:valor.${campo}`, { valor: '' }),
        detalle,
        Icon: Pencil,
        ...(letra && { teclas: [letra] }),
        run: () => editar({ campo, elementos, anchor: anchor() }),
      };
    }),
    ...valores,
    ...(mia
      ? [
          only({
            id: 'asignarme',
            titulo: t('buscar:accion.asignarme'),
            Icon: UserRound,
            teclas: ['I'],
            run: () => editar({ campo: mia, elementos, anchor: anchor(), valor: 'yo' }),
          }),
        ]
      : []),
    ...deUno.map(only),
    only({
      id: 'eliminar',
      titulo: t('comun:accion.eliminar'),
      Icon: Trash2,
      run: () => eliminacion.open({ elementos }),
    }),
  ];
};
