import { plainWords } from '@pmp/contracts/common/markdown';
import type { CambioHistorial } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import type { Entidad } from '../../../shared/elementos/elementos';
import { RELACIONES } from '../../../shared/elementos/enlazado';
import { useCampoTexto } from '../cambiar/use-campo-texto';

const LONG = 60;

/** What people write as Markdown: a sentence says its words. */
const ESCRITOS: readonly (string | null)[] = ['descripcion', 'criterios', 'criterioHecho', 'comentario'];

const isEnlace = (campo: string): boolean => (RELACIONES as readonly string[]).includes(campo);

/** What somebody ticks of the team's definitions; its text is that of the point. */
const isPunto = (campo: string | null): campo is 'puntoListo' | 'puntoHecho' =>
  campo === 'puntoListo' || campo === 'puntoHecho';

interface CambioItemProps {
  entidad: Entidad;
  cambio: CambioHistorial;
  /** Shows all that the description has been. */
  onVersiones: () => void;
}

/** One change: short values inside the sentence, long texts below each other. */
export const CambioItem = ({ entidad, cambio, onVersiones }: CambioItemProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { label, conArticulo, shown } = useCampoTexto();
  const { accion, campo, autor, propone } = cambio;
  const nombre = autor?.nombre ?? t('comun:persona.sinNombre');
  const said = (value: unknown): string => {
    const text = campo ? shown(campo, value) : '';
    return ESCRITOS.includes(campo) ? plainWords(text) : text;
  };
  const [de, a] = [said(cambio.de), said(cambio.a)];
  const linked = campo !== null && isEnlace(campo);
  const isLong =
    (de.length > LONG || a.length > LONG) && !linked && !campo?.startsWith('criterio') && !isPunto(campo);
  const vacio = t('conflicto.vacio');
  /** An epic has none. */
  const suyo = entidad === 'tarea' ? 'tarea' : 'historia';
  const criterio = (cual: 'criterios' | 'criterioHecho') => {
    if (cual === 'criterioHecho') return a ? t('criterios.marco', { a }) : t('criterios.desmarco', { de });
    if (de && a) return t('criterios.cambio', { de, a });
    if (a) return t(`criterios.anadio.${suyo}`, { a });
    return de ? t(`criterios.quito.${suyo}`, { de }) : t(`criterios.ordeno.${suyo}`);
  };
  const sentence = () => {
    if (accion === 'creado') return t(`historial.creo.${entidad}`);
    if (!campo || campo === 'orden') return t(`historial.movio.${entidad}`);
    if (campo === 'archivos') return a ? t('historial.adjunto', { a }) : t('historial.quitoAdjunto', { de });
    if (campo === 'comentario')
      return a ? t('historial.recuperoComentario', { a }) : t('historial.quitoComentario', { de });
    if (campo === 'decision') return a ? t('historial.decidio', { a }) : t('historial.dejoDeDecidir', { de });
    if (campo === 'criterios' || campo === 'criterioHecho') return criterio(campo);
    if (isPunto(campo))
      return a ? t(`definicion.marco.${campo}`, { a }) : t(`definicion.desmarco.${campo}`, { de });
    if (linked)
      return cambio.a === null
        ? t('historial.desenlazo', { campo: label(campo), de: de || t('enlaces.oculto') })
        : t('historial.enlazo', { campo: label(campo), a: a || t('enlaces.oculto') });
    const cambiado = { campo: conArticulo(campo), de: de || vacio, a: a || vacio };
    return isLong ? t('historial.cambioLargo', cambiado) : t('historial.cambio', cambiado);
  };
  return (
    <li className="flex gap-2 py-1.5 text-sm">
      <Avatar nombre={nombre} src={autor?.avatar} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-medium">{nombre}</span> <span className="text-muted">{sentence()}</span>{' '}
          {propone && (
            <span className="text-muted">· {t('historial.propuesto', { nombre: propone.nombre })} </span>
          )}
          <span className="text-xs whitespace-nowrap text-subtle">
            <MomentoRelativo iso={cambio.fecha} />
          </span>
        </p>
        {campo === 'descripcion' && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onVersiones}
            className="hit rounded-control text-xs font-medium text-accent-text hover:underline"
          >
            {t('historial.versiones')}
          </button>
        )}
        {isLong && (
          <dl className="mt-1 flex flex-col gap-1 border-l-2 border-line pl-2 text-xs">
            {[
              { name: t('historial.antes'), text: de || vacio },
              { name: t('historial.despues'), text: a || vacio },
            ].map(({ name, text }) => (
              <div key={name}>
                <dt className="text-subtle">{name}</dt>
                <dd
                  // Or whoever has no pointer could not scroll it.
                  tabIndex={0}
                  className="max-h-32 overflow-y-auto rounded-control break-words whitespace-pre-wrap text-muted"
                >
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
};
