import { Autocomplete } from '@base-ui/react/autocomplete';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import type { Opcion } from './opcion';

interface FilaProps {
  opcion: Opcion;
  onChoose: (opcion: Opcion) => void;
}

export const Fila = ({ opcion, onChoose }: FilaProps) => {
  const { titulo, detalle, Icon, teclas, grupo } = opcion;
  const isDicho = grupo === 'comentarios' || grupo === 'mensajes';
  return (
    <Autocomplete.Item
      value={opcion}
      onClick={() => onChoose(opcion)}
      className="hit flex items-center gap-2.5 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-active"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-subtle" />
      {/* Where there is no room for both beside each other, the title takes two lines rather than being cut. */}
      <span className="flex min-w-0 grow items-center gap-2.5 max-sm:flex-col max-sm:items-stretch max-sm:gap-0 max-sm:py-1.5">
        <span className="min-w-0 wrap-anywhere max-sm:line-clamp-2 sm:truncate">{titulo}</span>
        {detalle && (
          <span
            className={`truncate text-xs text-subtle ${isDicho ? 'sm:ml-auto sm:max-w-[45%] sm:shrink-0' : 'sm:min-w-12 sm:shrink-999'}`}
          >
            {detalle}
          </span>
        )}
      </span>
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
