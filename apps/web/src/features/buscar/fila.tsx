import { Autocomplete } from '@base-ui/react/autocomplete';
import { KeyChip } from '../../shared/ui/key-chip';
import type { Opcion } from './opcion';

interface FilaProps {
  opcion: Opcion;
  onChoose: (opcion: Opcion) => void;
}

export const Fila = ({ opcion, onChoose }: FilaProps) => {
  const { titulo, detalle, Icon, teclas, grupo } = opcion;
  return (
    <Autocomplete.Item
      value={opcion}
      onClick={() => onChoose(opcion)}
      className="hit flex items-center gap-2.5 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-active"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-subtle" />
      <span className="min-w-0 truncate">{titulo}</span>
      {detalle && (
        <span
          className={`truncate text-xs text-subtle ${grupo === 'mensajes' ? 'ml-auto max-w-[45%] shrink-0' : 'min-w-12 shrink-999'}`}
        >
          {detalle}
        </span>
      )}
      {teclas && (
        <span aria-hidden className="ml-auto flex shrink-0 gap-1 pointer-coarse:hidden">
          {teclas.map((tecla) => (
            <KeyChip key={tecla}>{tecla}</KeyChip>
          ))}
        </span>
      )}
    </Autocomplete.Item>
  );
};
