import type { Factores, LlaveAcceso } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../../shared/fechas/dates';
import { loadNamespaces } from '../../../../shared/i18n/i18n';
import { hayLlaves } from '../../../../shared/llaves/hay-llaves';
import { Button } from '../../../../shared/ui/controles/button';
import { IconButton } from '../../../../shared/ui/controles/icon-button';
import { FACTORES, getFactores } from '../../api/factores';
import { removeLlave } from '../../api/llaves';
import { Cuando, Fila } from '../../piezas/fila';
import { Pregunta } from '../../piezas/pregunta';
import { RenombrarLlave } from './renombrar-llave';

/** With what speaks to the browser about keys, which is rarely needed. */
const NuevaLlave = lazy(async () => {
  const [dialog] = await Promise.all([import('./nueva-llave'), loadNamespaces(['factores'])]);
  return dialog;
});

interface LlaveRowProps {
  llave: LlaveAcceso;
  onRename: () => void;
  onRemove: () => void;
}

const LlaveRow = ({ llave: { nombre, creada, usada }, onRename, onRemove }: LlaveRowProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Fila
      icon={KeyRound}
      nombre={nombre}
      acciones={
        <>
          <IconButton Icon={Pencil} label={t('llaves.renombrarUna', { nombre })} onClick={onRename} />
          <Button aria-label={t('llaves.quitarUna', { nombre })} onClick={onRemove}>
            {t('llaves.quitar')}
          </Button>
        </>
      }
    >
      <p className="text-xs text-muted">
        {t('llaves.creada', { fecha: formatMomento(creada) })}
        {' · '}
        <Cuando text={t('llaves.usada')} iso={usada} nunca={t('llaves.nunca')} />
      </p>
    </Fila>
  );
};

const LlavesDe = ({ factores: { llaves, aplicacion } }: { factores: Factores }) => {
  const { t } = useTranslation('configuracion');
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<LlaveAcceso>();
  const [removing, setRemoving] = useState<LlaveAcceso>();
  const isLast = llaves.length === 1 && aplicacion === null;
  const close = () => setRemoving(undefined);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('llaves.titulo')}</h2>
        {hayLlaves() && (
          <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setAdding(true)}>
            {t('llaves.anadir')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{hayLlaves() ? t('llaves.texto') : t('llaves.aqui')}</p>
      {llaves.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {llaves.map((llave) => (
            <LlaveRow
              key={llave._id}
              llave={llave}
              onRename={() => setRenaming(llave)}
              onRemove={() => setRemoving(llave)}
            />
          ))}
        </ul>
      )}
      {adding && (
        <Suspense>
          <NuevaLlave onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {renaming && <RenombrarLlave llave={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <Pregunta
          title={t('llaves.pregunta', { nombre: removing.nombre })}
          text={isLast ? t('llaves.preguntaUltima') : t('llaves.preguntaTexto')}
          confirm={t('llaves.quitar')}
          error={t('llaves.error')}
          act={() => removeLlave(removing._id)}
          listed={FACTORES}
          onClose={close}
        />
      )}
    </section>
  );
};

/** The person's passkeys, and how one is added. */
export const Llaves = () => {
  const { data } = useQuery({ queryKey: FACTORES, queryFn: ({ signal }) => getFactores(signal) });
  // What went wrong is said, and tried again, where the second factor is.
  return data && <LlavesDe factores={data} />;
};
