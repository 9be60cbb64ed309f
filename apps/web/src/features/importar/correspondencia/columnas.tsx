import type { CampoImportacion, Importacion, Mapeo } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../shared/ui/campos/select';

/** In the order in which people look for them; the contract's own list lives beside its zod schemas. */
const CAMPOS: readonly CampoImportacion[] = [
  'titulo',
  'descripcion',
  'comoUsuario',
  'quiero',
  'para',
  'criterios',
  'clave',
  'tipo',
  'tipoTarea',
  'estado',
  'categoriaEstado',
  'prioridad',
  'responsable',
  'epica',
  'padre',
  'inicio',
  'fin',
  'sprint',
  'sprintInicio',
  'sprintFin',
  'puntos',
  'etiquetas',
  'colorEtiqueta',
  'fechaLimite',
  'tiempoEstimado',
  'comentario',
  'bloquea',
  'bloqueadaPor',
  'relacionada',
  'duplica',
  'duplicadaPor',
  'adjunto',
  'historial',
  'creado',
  'actualizado',
  'empezado',
  'resuelto',
  'autor',
  'identificador',
  'nota',
];

interface ColumnasProps {
  one: Importacion;
  columnas: Mapeo['columnas'];
  onChange: (columnas: Mapeo['columnas']) => void;
}

/** Beyond as many columns that are no field of ours, those that are would be lost among them. */
const MAX_OTRAS = 20;

type Columna = Importacion['columnas'][number];

interface ListaProps extends Pick<ColumnasProps, 'columnas' | 'onChange'> {
  shown: readonly Columna[];
}

const Lista = ({ shown, columnas, onChange }: ListaProps) => {
  const { t } = useTranslation('importar');
  const options = CAMPOS.map((value) => ({ value, label: t(`campo.${value}`) }));
  return (
    <ul className="rounded-card border border-line bg-surface">
      {shown.map(({ nombre, veces, ejemplos }) => (
        <li
          key={nombre}
          className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 sm:grid-cols-[1fr_14rem]"
        >
          <div className="min-w-0">
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm font-medium">
              <span className="min-w-0 break-words">{nombre || t('columnas.sinNombre')}</span>
              {veces > 1 && (
                <span className="text-xs font-normal text-subtle">
                  {t('columnas.repetida', { count: veces })}
                </span>
              )}
            </p>
            <p className="truncate text-xs text-muted" title={ejemplos.join(' · ')}>
              {ejemplos.join(' · ')}
            </p>
          </div>
          <FilterSelect
            label={t('columnas.campoDe', { nombre })}
            any={t('columnas.ninguno')}
            value={columnas[nombre] ?? ''}
            options={options}
            onChange={(value) => onChange({ ...columnas, [nombre]: (value as CampoImportacion) || null })}
          />
        </li>
      ))}
    </ul>
  );
};

/** Each column of the file with some of its values, and the field that it fills. */
export const Columnas = ({ one, columnas, onChange }: ColumnasProps) => {
  const { t } = useTranslation('importar');
  const [isOpen, setOpen] = useState(false);
  // What the file says beyond its columns can only be left out, and the preview lists it.
  const own = one.columnas.filter(({ veces }) => veces > 0);
  // By what was proposed: a column stays where it is while its field is chosen.
  const isOther = ({ nombre }: Columna): boolean =>
    ['nota', null, undefined].includes(one.mapeo.columnas[nombre]);
  const others = own.filter(isOther);
  const folded = others.length > MAX_OTRAS ? others : [];
  const shown = folded.length ? own.filter((column) => !isOther(column)) : own;
  return (
    <section aria-labelledby="columnas" className="flex flex-col gap-2">
      <h3 id="columnas" className="font-semibold">
        {t('columnas.titulo')}
      </h3>
      <p className="text-sm text-muted">{t('columnas.texto')}</p>
      <Lista shown={shown} columnas={columnas} onChange={onChange} />
      {folded.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="cursor-pointer text-sm font-medium">
            {t('columnas.otras', { count: folded.length })}
          </summary>
          {isOpen && (
            <div className="mt-2">
              <Lista shown={folded} columnas={columnas} onChange={onChange} />
            </div>
          )}
        </details>
      )}
    </section>
  );
};
