import type { Importacion } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Notice } from '../../../shared/ui/pagina/notice';
import { subido } from '../api/archivos-subidos';
import { deleteImportacion, uploadImportacion } from '../api/importaciones';

/** Rows that may be the header; reports have a few lines above it. */
const FILAS = Array.from({ length: 15 }, (_, i) => String(i + 1));
const TABLE = /\.(csv|tsv|txt|xlsx)$/i;

/** Which sheet and which header have been read, and the others: for those the file is sent again. */
export const Hoja = ({ one }: { one: Importacion }) => {
  const { t } = useTranslation('importar');
  const navigate = useNavigate();
  const file = subido(one._id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (how: { hoja?: string; cabecera?: string }) => {
      const { destino } = one;
      const into =
        destino && 'proyecto' in destino ? { proyecto: destino.proyecto } : { equipo: destino!.nuevo.equipo };
      const made = await uploadImportacion(file!, { ...into, ...how }, () => undefined);
      await deleteImportacion(one._id);
      return made;
    },
    onSuccess: ({ _id }) => void navigate(paths.importar(_id), { replace: true }),
  });
  const { hojas = [], hoja = '' } = one;
  const isTable = TABLE.test(one.archivo.nombre);
  if (!hojas.length && !(file && isTable)) return null;
  if (!file)
    return <p className="text-sm text-muted">{t('hoja.leida', { hoja, otras: hojas.join(', ') })}</p>;
  return (
    <section aria-label={t('hoja.titulo')} className="grid items-start gap-3 sm:grid-cols-2">
      {hojas.length > 0 && (
        <ChoiceField
          label={t('hoja.titulo')}
          value={hoja}
          options={hojas.map((nombre) => ({ value: nombre, label: nombre }))}
          disabled={isPending}
          onChange={(nombre) => mutate({ hoja: nombre })}
        />
      )}
      <ChoiceField
        label={t('hoja.cabecera')}
        help={t('hoja.cabeceraAyuda')}
        value=""
        placeholder={t('hoja.encontrada')}
        options={FILAS.map((fila) => ({ value: fila, label: t('hoja.fila', { fila }) }))}
        disabled={isPending}
        onChange={(cabecera) => mutate({ ...(hoja && { hoja }), cabecera })}
      />
      {error && <Notice kind="error">{error.message}</Notice>}
    </section>
  );
};
