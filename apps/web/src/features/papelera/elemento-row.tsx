import type { ElementoPapelera } from '@pmp/contracts/proyectos';
import { BookOpen, FolderKanban, Layers, ListTodo, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { diaOf } from '../../shared/fechas/dias';
import { Button } from '../../shared/ui/controles/button';
import { Chip } from '../../shared/ui/fichas/chip';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { MomentoRelativo } from '../../shared/ui/fichas/momento-relativo';
import { useNow } from '../../shared/fechas/use-now';
import { useListaDeCuentas } from './use-lista-de-cuentas';

const ICON = { proyecto: FolderKanban, epica: Layers, historia: BookOpen, tarea: ListTodo };
const DAY_MS = 86_400_000;

interface ElementoRowProps {
  elemento: ElementoPapelera;
  isAdmin: boolean;
  restoring: boolean;
  onRestore: (elemento: ElementoPapelera) => void;
  onPurge: (elemento: ElementoPapelera) => void;
}

export const ElementoRow = ({ elemento, isAdmin, restoring, onRestore, onPurge }: ElementoRowProps) => {
  const { t } = useTranslation('papelera');
  const listaDe = useListaDeCuentas();
  const now = useNow();
  const vence = new Date(elemento.vence);
  const dias = Math.ceil((vence.getTime() - now) / DAY_MS);
  const isToday = diaOf(vence) <= diaOf(new Date(now));
  const { tipo, titulo, proyecto, padre, eliminadoPor, fecha, cuentas, estado } = elemento;
  const lugar = [tipo === 'proyecto' ? proyecto.clave : proyecto.nombre, padre?.titulo].filter(Boolean);
  const isBusy = restoring || estado === 'restaurando';
  return (
    <li className="flex flex-col gap-2 border-b border-line px-3 py-2.5 last:border-b-0 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Chip tone="neutral" Icon={ICON[tipo]}>
            {t(`tipo.${tipo}`)}
          </Chip>
          <span className="min-w-0 font-medium break-words">{titulo}</span>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
          {lugar.length > 0 && (
            <span className="min-w-0 break-words">{t('de', { lugar: lugar.join(' · ') })}</span>
          )}
          {eliminadoPor && (
            <span className="min-w-0 break-words">{t('eliminadoPor', { nombre: eliminadoPor.nombre })}</span>
          )}
          <MomentoRelativo iso={fecha} />
          <span>{listaDe(cuentas) || t('nada')}</span>
          <span className={dias <= 3 ? 'font-medium text-danger-text' : ''}>
            {isToday ? t('hoy') : t('quedan', { count: dias })}
          </span>
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 self-end sm:self-auto">
        <Button
          busy={isBusy}
          aria-label={t('restaurar.nombre', { titulo })}
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={() => onRestore(elemento)}
        >
          {isBusy ? t('restaurando') : t('restaurar.boton')}
        </Button>
        {isAdmin && !isBusy && (
          <IconButton
            label={t('purgar.nombre', { titulo })}
            Icon={Trash2}
            onClick={() => onPurge(elemento)}
          />
        )}
      </div>
    </li>
  );
};
