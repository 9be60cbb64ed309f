import type { Prioridad } from '@pmp/contracts/common';
import type {
  CampoImportacion,
  Destino,
  EstadoImportado,
  Importacion,
  Mapeo,
  TipoImportacion,
} from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES } from '../../../shared/dominio/domain';
import { FilterSelect, Select } from '../../../shared/ui/campos/select';
import { Tabla } from './tabla';
import { usePersonas } from './use-personas';

const TIPOS: readonly TipoImportacion[] = ['epica', 'historia', 'tarea', 'omitir'];

interface ValoresProps {
  one: Importacion;
  destino: Destino;
  mapeo: Mapeo;
  onChange: (changes: Partial<Mapeo>) => void;
}

/** What the types, states, priorities and people of the file are here. */
export const Valores = ({ one, destino, mapeo, onChange }: ValoresProps) => {
  const { t } = useTranslation(['importar', 'comun']);
  const personas = usePersonas(destino);
  const valuesOf = (campo: CampoImportacion): string[] => [
    ...new Set(
      one.columnas
        .filter(({ nombre }) => mapeo.columnas[nombre] === campo)
        .flatMap(({ valores = [] }) => valores.map(({ valor }) => valor)),
    ),
  ];
  // Of a column that was not proposed as theirs, its cells as they are.
  const addedPeople = one.columnas
    .filter(
      ({ nombre }) =>
        mapeo.columnas[nombre] === 'responsable' && one.mapeo.columnas[nombre] !== 'responsable',
    )
    .flatMap(({ valores = [] }) => valores.map(({ valor }) => valor));
  const tipos = TIPOS.map((value) => ({ value, label: t(`tipo.${value}`) }));
  const estados = [
    ...ESTADOS_TAREA.map((value) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
    { value: 'omitir' as const, label: t('tipo.omitir') },
  ];
  const prioridades = PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) }));
  return (
    <>
      <Tabla titulo={t('valores.tipos')} valores={valuesOf('tipo')} desconocidos={one.desconocidos?.tipos}>
        {(valor) => (
          <Select<TipoImportacion>
            label={t('valores.es', { valor })}
            value={mapeo.tipos[valor] ?? 'historia'}
            options={tipos}
            onChange={(tipo) => onChange({ tipos: { ...mapeo.tipos, [valor]: tipo } })}
          />
        )}
      </Tabla>
      <Tabla
        titulo={t('valores.estados')}
        texto={t('valores.estadosTexto')}
        valores={valuesOf('estado')}
        desconocidos={one.desconocidos?.estados}
      >
        {(valor) => (
          <Select<EstadoImportado>
            label={t('valores.es', { valor })}
            value={mapeo.estados[valor] ?? 'pendiente'}
            options={estados}
            onChange={(estado) => onChange({ estados: { ...mapeo.estados, [valor]: estado } })}
          />
        )}
      </Tabla>
      <Tabla
        titulo={t('valores.prioridades')}
        valores={valuesOf('prioridad')}
        desconocidos={one.desconocidos?.prioridades}
      >
        {(valor) => (
          <Select<Prioridad>
            label={t('valores.es', { valor })}
            value={mapeo.prioridades[valor] ?? 'media'}
            options={prioridades}
            onChange={(prioridad) => onChange({ prioridades: { ...mapeo.prioridades, [valor]: prioridad } })}
          />
        )}
      </Tabla>
      <Tabla
        titulo={t('valores.personas')}
        texto={t('valores.personasTexto')}
        valores={[...new Set([...Object.keys(mapeo.personas), ...addedPeople])]}
      >
        {(valor) => (
          <FilterSelect
            label={t('valores.es', { valor })}
            any={t('valores.nadie')}
            value={mapeo.personas[valor] ?? ''}
            options={personas}
            onChange={(id) => onChange({ personas: { ...mapeo.personas, [valor]: id || null } })}
          />
        )}
      </Tabla>
    </>
  );
};
