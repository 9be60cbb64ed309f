import { Menu } from '@base-ui/react/menu';
import type { Vista } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Ellipsis, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteVista, updateVista } from '../../../shared/consulta/vistas-api';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { parte } from '../../../shared/partes/parte';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import type { Mostrada } from '../use-estado';

const GuardarVista = parte(() => import('./guardar-vista'));

interface AccionesVistaProps {
  vista: Vista | undefined;
  /** What a new one is called at first: that of one that somebody else has deleted. */
  nombre?: string | undefined;
  estado: Mostrada;
  isChanged: boolean;
  onReset: () => void;
}

/** Saves what is on screen under a name, or changes, renames, shares and deletes the view that is open. */
export const AccionesVista = ({ vista, nombre, estado, isChanged, onReset }: AccionesVistaProps) => {
  const { t } = useTranslation(['vistas', 'comun']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'nueva' | 'cambiar'>();
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.vistas });
  const fail = (error: unknown) => deshacer.say(errorText(error, t('comun:error.red')));
  const save = useMutation({
    mutationFn: (open: Vista) => updateVista(open, estado),
    onSuccess: async () => {
      await reread();
      onReset();
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: (open: Vista) => deleteVista(open),
    onSuccess: (devolver, { _id, nombre }) => {
      void navigate(paths.consulta(''));
      void reread();
      const undo = async () => {
        await devolver();
        await reread();
        return 0;
      };
      deshacer.offer({ tipo: 'cambio', _id, titulo: t('eliminada', { nombre }), undo });
    },
    onError: fail,
  });
  const mayChange = vista?.editable ?? false;
  return (
    <>
      {vista && mayChange && isChanged && (
        <Button
          variant="primary"
          busy={save.isPending}
          onClick={() => save.mutate(vista)}
          icon={<Save aria-hidden className="size-4" />}
        >
          {t('guardar.cambios')}
        </Button>
      )}
      {!vista && (
        <Button
          variant="primary"
          onClick={() => setDialog('nueva')}
          icon={<BookmarkPlus aria-hidden className="size-4" />}
        >
          {t('guardar.titulo')}
        </Button>
      )}
      {vista && (
        <Menu.Root modal={false}>
          <Menu.Trigger
            title={t('acciones')}
            aria-label={t('acciones')}
            className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
          >
            <Ellipsis aria-hidden className="size-4" />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
              <Menu.Popup className="menu-popup min-w-52">
                {isChanged && (
                  <Menu.Item className="menu-item" onClick={onReset}>
                    <RotateCcw aria-hidden className="size-4" />
                    {t('descartar')}
                  </Menu.Item>
                )}
                <Menu.Item className="menu-item" onClick={() => setDialog('nueva')}>
                  <BookmarkPlus aria-hidden className="size-4" />
                  {t('guardar.como')}
                </Menu.Item>
                {mayChange && (
                  <Menu.Item className="menu-item" onClick={() => setDialog('cambiar')}>
                    <Pencil aria-hidden className="size-4" />
                    {t('guardar.cambiar')}
                  </Menu.Item>
                )}
                {mayChange && (
                  <Menu.Item className="menu-item text-danger-text" onClick={() => remove.mutate(vista)}>
                    <Trash2 aria-hidden className="size-4" />
                    {t('eliminar')}
                  </Menu.Item>
                )}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      {dialog && (
        <GuardarVista
          estado={estado}
          vista={dialog === 'cambiar' ? vista : undefined}
          nombre={nombre}
          onSaved={(saved) => {
            setDialog(undefined);
            onReset();
            void navigate(paths.vista(saved._id));
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
};
