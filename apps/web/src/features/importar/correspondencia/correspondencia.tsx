import type { Destino, Importacion, Mapeo } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/campos/text-field';
import { Button } from '../../../shared/ui/controles/button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { Notice } from '../../../shared/ui/pagina/notice';
import { putImportacion } from '../api/importaciones';
import { Columnas } from './columnas';
import { Hoja } from './hoja';
import { Valores } from './valores';

interface CorrespondenciaProps {
  one: Importacion;
  onReady: (one: Importacion) => void;
}

/** What each column and each value of the file is here, as it is proposed and as the person wants it. */
export const Correspondencia = ({ one, onReady }: CorrespondenciaProps) => {
  const { t } = useTranslation('importar');
  const [mapeo, setMapeo] = useState<Mapeo>(one.mapeo);
  const [destino, setDestino] = useState<Destino>(one.destino!);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => putImportacion(one._id, { destino, mapeo }),
    onSuccess: onReady,
  });
  const change = (changes: Partial<Mapeo>) => setMapeo((before) => ({ ...before, ...changes }));
  const hasTitle = Object.values(mapeo.columnas).includes('titulo');
  const fechas = (['dma', 'mda'] as const).map((value) => ({ value, label: t(`fechas.${value}`) }));
  const hasDates = Object.values(mapeo.columnas).some((campo) =>
    ['creado', 'actualizado', 'empezado', 'resuelto', 'fechaLimite', 'inicio', 'fin'].includes(campo ?? ''),
  );
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      {'nuevo' in destino && <Nuevo nuevo={destino.nuevo} onChange={(nuevo) => setDestino({ nuevo })} />}
      <Hoja one={one} />
      <Columnas one={one} columnas={mapeo.columnas} onChange={(columnas) => change({ columnas })} />
      {hasDates && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm font-medium">{t('fechas.titulo')}</span>
          <Segmented
            label={t('fechas.titulo')}
            value={mapeo.fechas}
            options={fechas}
            onChange={(value) => change({ fechas: value, fechasSupuestas: undefined })}
          />
          {mapeo.fechasSupuestas && <p className="text-sm text-muted">{t('fechas.supuestas')}</p>}
        </div>
      )}
      <Valores one={one} destino={destino} mapeo={mapeo} onChange={change} />
      {!hasTitle && <Notice kind="warning">{t('faltaTitulo')}</Notice>}
      {error && <Notice kind="error">{error.message}</Notice>}
      <div className="sticky bottom-0 bg-canvas py-3 max-md:bottom-14">
        <Button type="submit" variant="primary" busy={isPending} disabled={!hasTitle}>
          {t('verPrevia')}
        </Button>
      </div>
    </form>
  );
};

type NuevoProyecto = Extract<Destino, { nuevo: unknown }>['nuevo'];

const Nuevo = ({ nuevo, onChange }: { nuevo: NuevoProyecto; onChange: (nuevo: NuevoProyecto) => void }) => {
  const { t } = useTranslation('importar');
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-[1fr_12rem]">
      <legend className="mb-2 font-semibold">{t('destino.nuevo')}</legend>
      <TextField
        label={t('destino.nombre')}
        required
        value={nuevo.nombre}
        onChange={({ target }) => onChange({ ...nuevo, nombre: target.value })}
      />
      <TextField
        label={t('destino.clave')}
        required
        help={t('destino.claveAyuda')}
        value={nuevo.clave}
        maxLength={10}
        onChange={({ target }) => onChange({ ...nuevo, clave: target.value.toUpperCase() })}
      />
    </fieldset>
  );
};
