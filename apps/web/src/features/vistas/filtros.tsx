import {
  CAMPOS,
  type Consulta,
  conValores,
  TIPOS_ELEMENTO,
  escribir,
  leer,
  type NombreDeCampo,
  valoresDe,
} from '@pmp/consulta';
import type { Proyecto } from '@pmp/contracts/proyectos';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntradaConsulta } from '../../shared/consulta/entrada-consulta';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../shared/dominio/domain';
import type { Elemento } from '../../shared/elementos/elementos';
import { FilterBar } from '../../shared/ui/campos/filtros/filter-bar';

interface FiltrosProps {
  consulta: string;
  elementos: readonly Elemento[];
  proyectos: readonly Proyecto[];
  onConsulta: (consulta: string) => void;
  /** How it is shown, at the end of the row. */
  children: ReactNode;
}

const EMPTY: Consulta = { donde: null, orden: [] };
const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => a.localeCompare(b));

/** The query as text, and the same as a menu of filters with chips: each writes into it and reads from it. */
export const Filtros = ({ consulta, elementos, proyectos, onConsulta, children }: FiltrosProps) => {
  const { t } = useTranslation(['vistas', 'tareas', 'comun']);
  const asked = leer(consulta).consulta ?? EMPTY;
  const change = (next: Consulta) => onConsulta(escribir(next));
  const named = (names: Iterable<string>, campo: NombreDeCampo) =>
    sorted([...names, ...valoresDe(asked, campo)]).map((name) => ({ value: name, label: name }));
  const personas = elementos.flatMap(({ entidad, datos }) => {
    if (entidad === 'epica') return [];
    return (entidad === 'tarea' ? datos.asignado?.nombre : datos.responsable?.nombre) ?? [];
  });
  const etiquetas = elementos.flatMap(({ entidad, datos }) =>
    entidad === 'epica' ? [] : (datos.etiquetas ?? []).map(({ nombre }) => nombre),
  );
  const fields = [
    {
      key: 'tipo',
      label: t('campo.tipo'),
      options: [
        ...TIPOS_ELEMENTO.map((entidad, at) => ({
          value: CAMPOS.tipo.valores[at] ?? entidad,
          label: t(`tipo.${entidad}`),
        })),
        ...TIPOS_TAREA.map((value) => ({ value, label: t(`comun:tipoTarea.${value}`) })),
      ],
    },
    {
      key: 'estado',
      label: t('comun:campo.estado'),
      options: ESTADOS_TAREA.map((value) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
    },
    {
      key: 'prioridad',
      label: t('comun:campo.prioridad'),
      options: PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) })),
    },
    {
      key: 'asignado',
      label: t('campo.asignado'),
      options: [
        { value: 'yo', label: t('tareas:filtro.yo') },
        { value: 'nadie', label: t('comun:persona.sinAsignar') },
        ...named(personas, 'asignado').filter(({ value }) => !['yo', 'nadie'].includes(value)),
      ],
    },
    { key: 'etiqueta', label: t('campo.etiquetas'), options: named(etiquetas, 'etiqueta') },
    {
      key: 'proyecto',
      label: t('campo.proyecto'),
      options: named(
        proyectos.map(({ nombre }) => nombre),
        'proyecto',
      ),
    },
  ] as const;
  const values = Object.fromEntries(
    fields.map(({ key }) => {
      const valores = valoresDe(asked, key);
      return [key, valores.length === 1 ? (valores[0] ?? '') : ''];
    }),
  ) as Record<(typeof fields)[number]['key'], string>;
  return (
    <div className="flex flex-col gap-2">
      <EntradaConsulta label={t('entrada.etiqueta')} consulta={consulta} onConsulta={onConsulta} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterBar
          label={t('filtros')}
          fields={fields}
          values={values}
          onChange={(key, value) => change(conValores(asked, key, value ? [value] : []))}
          clear={
            asked.donde !== null && {
              label: t('tareas:filtro.limpiar'),
              onClear: () => change({ ...asked, donde: null }),
            }
          }
        />
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </div>
  );
};
