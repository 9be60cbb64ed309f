import { memo, use } from 'react';
import { TONE_ESTADO_TAREA, type Tone } from '../../../shared/dominio/domain';
import { type Barra, canMove, type Plazo } from '../plazos/barras';
import { type Contexto, CronologiaContext } from '../contexto';
import { useTextos } from '../plazos/textos';

const TONE_SPRINT: Record<string, Tone> = {
  pendiente: 'neutral',
  'en progreso': 'indigo',
  completado: 'green',
  cancelado: 'red',
};

const toneOf = (barra: Barra): Tone =>
  barra.tipo === 'sprint'
    ? (TONE_SPRINT[barra.datos.estado] ?? 'neutral')
    : TONE_ESTADO_TAREA[barra.datos.estado];

interface DibujoProps extends Pick<Contexto, 'onFocus' | 'onKeyDown'> {
  barra: Barra;
  plazo: Plazo;
  esperas: number;
  activa: boolean;
  movida: boolean;
}

/** The library draws every bar in sight anew at each step of a scroll; few of them differ from what they were. */
const Dibujo = memo(({ barra, plazo, esperas, activa, movida, onFocus, onKeyDown }: DibujoProps) => {
  const { t, plazo: dicho, dias, origen, nombre } = useTextos();
  const fija = !canMove(barra);
  const label = [
    `${nombre(barra)}: ${dicho(plazo)}, ${dias(plazo)}`,
    origen(barra),
    esperas > 0 && t('cronologia.espera', { count: esperas }),
    fija && t('cronologia.fija'),
  ].filter(Boolean);
  const elemento = barra.tipo === 'sprint' ? undefined : barra.id;
  return (
    <span
      role="button"
      tabIndex={activa ? 0 : -1}
      aria-label={label.join('. ')}
      title={label.join('\n')}
      data-barra={barra.id}
      data-abre={elemento}
      data-elemento={elemento}
      data-tone={toneOf(barra)}
      data-tipo={barra.tipo}
      data-origen={barra.origen}
      data-movida={movida || undefined}
      data-fija={fija || undefined}
      onFocus={() => onFocus(barra.id)}
      onKeyDown={(event) => onKeyDown(event, barra.id)}
      className="barra tone-text"
    >
      <span aria-hidden>{barra.titulo}</span>
    </span>
  );
});
Dibujo.displayName = 'Dibujo';

/** The content of one bar; the library draws the box around it and drags that. */
export const BarraDibujada = ({ data: { id } }: { data: { id?: string | number } }) => {
  const contexto = use(CronologiaContext);
  const barra = contexto?.barras.get(String(id));
  if (!contexto || !barra?.plazo) return null;
  return (
    <Dibujo
      barra={barra}
      plazo={barra.plazo}
      esperas={contexto.esperas.get(barra.id) ?? 0}
      activa={contexto.activa === barra.id}
      movida={contexto.movidas.has(barra.id)}
      onFocus={contexto.onFocus}
      onKeyDown={contexto.onKeyDown}
    />
  );
};
