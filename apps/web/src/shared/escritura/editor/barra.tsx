import {
  Bold,
  Code,
  Eye,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Pencil,
  Quote,
  Table,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controles/icon-button';
import { conCodigo, conTabla, enLineas, enlazado, type Escrito, marcado } from './formato';

type Cambia = (escrito: Escrito) => Escrito;

/** What the bar and its keys write; the letter is pressed with Ctrl. */
const ACCIONES = [
  { nombre: 'negrita', Icon: Bold, tecla: 'b', cambia: (escrito) => marcado(escrito, '**') },
  { nombre: 'cursiva', Icon: Italic, tecla: 'i', cambia: (escrito) => marcado(escrito, '_') },
  { nombre: 'enlace', Icon: Link2, tecla: 'k', cambia: enlazado },
  { nombre: 'titulo', Icon: Heading2, cambia: (escrito) => enLineas(escrito, 'titulo') },
  { nombre: 'lista', Icon: List, cambia: (escrito) => enLineas(escrito, 'lista') },
  { nombre: 'numeros', Icon: ListOrdered, cambia: (escrito) => enLineas(escrito, 'numeros') },
  { nombre: 'tareas', Icon: ListChecks, cambia: (escrito) => enLineas(escrito, 'tareas') },
  { nombre: 'cita', Icon: Quote, cambia: (escrito) => enLineas(escrito, 'cita') },
  { nombre: 'codigo', Icon: Code, cambia: conCodigo },
  { nombre: 'tabla', Icon: Table, cambia: conTabla },
] as const satisfies readonly { nombre: string; Icon: LucideIcon; tecla?: string; cambia: Cambia }[];

/** What has a key is for a few words; the others are lines and blocks. */
export const BLOQUES = ACCIONES.filter((accion) => !('tecla' in accion));

export const cambiaDe = (tecla: string): Cambia | undefined =>
  ACCIONES.find((accion) => 'tecla' in accion && accion.tecla === tecla)?.cambia;

interface BarraProps {
  isPrevia: boolean;
  onPrevia: (isPrevia: boolean) => void;
  onCambia: (cambia: Cambia) => void;
  /** Asks for files to put in; undefined: this place keeps none. */
  onFiles: (() => void) | undefined;
}

/** The buttons above a text that is being written, and what shows how it will look. */
export const Barra = ({ isPrevia, onPrevia, onCambia, onFiles }: BarraProps) => {
  const { t } = useTranslation('escritura');
  return (
    <div
      role="group"
      aria-label={t('barra')}
      className="flex items-center overflow-x-auto border-b border-line px-1 py-0.5"
    >
      {ACCIONES.map((accion) => (
        <IconButton
          key={accion.nombre}
          label={t(`forma.${accion.nombre}`)}
          Icon={accion.Icon}
          disabled={isPrevia}
          aria-keyshortcuts={'tecla' in accion ? `Control+${accion.tecla.toUpperCase()}` : undefined}
          // The text keeps the focus and what is selected in it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onCambia(accion.cambia)}
        />
      ))}
      {onFiles && (
        <IconButton
          label={t('forma.imagen')}
          Icon={ImagePlus}
          disabled={isPrevia}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onFiles}
        />
      )}
      <IconButton
        label={t(isPrevia ? 'escribir' : 'verComoQueda')}
        aria-pressed={isPrevia}
        Icon={isPrevia ? Pencil : Eye}
        // It takes the focus: the field goes, and leaving the field may mean that it is done.
        onClick={() => onPrevia(!isPrevia)}
        className="ml-auto shrink-0"
      />
    </div>
  );
};
