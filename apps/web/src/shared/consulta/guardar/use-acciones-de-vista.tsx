import type { Vista } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../deshacer/deshacer';
import type { LineaDeMenu } from '../../exportar/hoja';
import { errorText } from '../../http/errors';
import { parte } from '../../partes/parte';
import { keys } from '../../queries/keys';
import { deleteVista, type EstadoDeVista, updateVista } from '../vistas-api';

const GuardarVista = parte(() => import('./guardar-vista'));

interface VistaAbierta {
  /** The saved view that is open, if any. */
  vista: Vista | undefined;
  /** What a new one is called at first: that of one that somebody else has deleted. */
  nombre?: string | undefined;
  /** What is on screen. */
  estado: EstadoDeVista;
  /** Back to what the view says; absent: what is on screen is what it says. */
  onReset?: (() => void) | undefined;
  onSaved?: (vista: Vista) => void;
  onGone?: () => void;
}

/** Saves what is on screen under a name, or changes, renames, shares and deletes the view that is open. */
export const useAccionesDeVista = (abierta: VistaAbierta) => {
  const { vista, nombre, estado, onReset, onSaved, onGone } = abierta;
  const { t } = useTranslation(['vistas', 'comun']);
  const queryClient = useQueryClient();
  const [form, setForm] = useState<'nueva' | 'cambiar'>();
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.vistas });
  const fail = (error: unknown) => deshacer.say(errorText(error, t('comun:error.red')));
  const save = useMutation({
    mutationFn: (open: Vista) => updateVista(open, estado),
    onSuccess: async () => {
      await reread();
      onReset?.();
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: (open: Vista) => deleteVista(open),
    onSuccess: (devolver, { _id, nombre: eliminada }) => {
      onGone?.();
      void reread();
      const undo = async () => {
        await devolver();
        await reread();
        return 0;
      };
      deshacer.offer({ tipo: 'cambio', _id, titulo: t('eliminada', { nombre: eliminada }), undo });
    },
    onError: fail,
  });
  const lineas = (): LineaDeMenu[] => {
    if (!vista) return [];
    const descartar = onReset && { label: t('descartar'), Icon: RotateCcw, run: onReset };
    const como = { label: t('guardar.como'), Icon: BookmarkPlus, run: () => setForm('nueva') };
    if (!vista.editable) return [...(descartar ? [descartar] : []), como];
    return [
      ...(descartar ? [descartar] : []),
      como,
      { label: t('guardar.cambiar'), Icon: Pencil, run: () => setForm('cambiar') },
      { label: t('eliminar'), Icon: Trash2, run: () => remove.mutate(vista), peligro: true },
    ];
  };
  const dialogo: ReactNode = form && (
    <GuardarVista
      estado={estado}
      vista={form === 'cambiar' ? vista : undefined}
      nombre={nombre}
      onSaved={(saved) => {
        setForm(undefined);
        onReset?.();
        onSaved?.(saved);
      }}
      onClose={() => setForm(undefined)}
    />
  );
  return {
    /** For the menu of the page. */
    lineas: lineas(),
    /** Keeps the changes in the view itself; absent: there are none, or it is somebody else's. */
    guardar: vista?.editable && onReset ? { busy: save.isPending, run: () => save.mutate(vista) } : undefined,
    guardarComo: () => setForm('nueva'),
    dialogo,
  };
};
