import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/vivo/conexion';
import { isMensaje, type Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes, usePendientes } from '../../../shared/pendientes/pendientes';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Momento } from '../../../shared/ui/fichas/momento';

const TONES = { espera: 'neutral', enviando: 'blue', conflicto: 'red' } as const;

/** Saves over what somebody else saved: without `version` the server does not compare, and the last write wins. */
const sendAnyway = ({ id, body }: Pendiente) => {
  const { version: _version, ...over } = body;
  pendientes.patch(id, { estado: 'espera', motivo: undefined, quien: undefined, body: over });
};

const queDe = ({ accion, entidad }: Pendiente, t: TFunction<'navegacion'>): string => {
  if (accion === 'enlazar' || accion === 'desenlazar' || accion === 'marca') return t(`pendientes.${accion}`);
  if (entidad === 'columnas' || entidad === 'definiciones') return t(`pendientes.editar.${entidad}`);
  if (entidad === 'etiqueta' || entidad === 'plantilla' || entidad === 'vista')
    return t(`pendientes.${accion === 'crear' || accion === 'eliminar' ? accion : 'editar'}.${entidad}`);
  if (entidad === 'mensaje') return t('pendientes.mensaje');
  if (accion === 'eliminar') return '';
  return t(`pendientes.${accion}.${entidad}`);
};

const Fila = ({ pendiente, proyecto }: { pendiente: Pendiente; proyecto: string | undefined }) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const online = useOnline();
  const { entidad, titulo, estado, motivo, quien, hecho } = pendiente;
  const isUnsent = isMensaje(pendiente);
  const shown = estado === 'espera' && online ? 'enviando' : estado;
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="text-sm font-medium break-words">{titulo}</p>
        <p className="text-xs text-subtle">
          {queDe(pendiente, t)}
          {proyecto && ` · ${proyecto}`} · <Momento iso={hecho} />
        </p>
        {estado === 'conflicto' && (
          <div className="flex flex-wrap items-center gap-2 pt-1 text-xs text-danger-text">
            <span>
              {motivo
                ? t('pendientes.rechazado', { motivo })
                : isUnsent
                  ? t('pendientes.noEnviado')
                  : quien
                    ? t('pendientes.conflictoDe', { nombre: quien })
                    : t('pendientes.conflicto')}
            </span>
            {/* The columns of others cannot be written over: cards are in them. */}
            {(isUnsent || (!motivo && entidad !== 'columnas')) && (
              <Button onClick={() => sendAnyway(pendiente)}>
                {t(isUnsent ? 'comun:accion.reintentar' : 'pendientes.encima')}
              </Button>
            )}
          </div>
        )}
      </div>
      <span
        data-tone={TONES[shown]}
        className="tone-tint tone-text mt-0.5 shrink-0 rounded-[5px] px-1.5 py-0.5 text-xs font-medium"
      >
        {t(`pendientes.estado.${shown}`)}
      </span>
      <IconButton
        label={t('pendientes.cancelar', { titulo })}
        Icon={X}
        onClick={() => pendientes.remove(pendiente.id)}
      />
    </li>
  );
};

/** The changes made offline that are not sent yet; each can be discarded. */
const PendientesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('navegacion');
  const all = usePendientes();
  const { data: proyectos = [] } = useProyectos();
  const nombreOf = new Map(proyectos.map(({ _id, nombre }) => [_id, nombre]));
  return (
    <Dialog title={t('pendientes.titulo')} description={t('pendientes.texto')} onClose={onClose}>
      {all.length === 0 ? (
        <EmptyState drawing="list" title={t('pendientes.vacio')} />
      ) : (
        <ul className="min-h-0 overflow-y-auto">
          {all.map((pendiente) => (
            <Fila key={pendiente.id} pendiente={pendiente} proyecto={nombreOf.get(pendiente.proyecto)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

export default PendientesDialog;
