import type { Historia } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { TextoEscrito } from './texto-escrito';

/** Como / Quiero / Para; empty parts are left out. */
export const HistoriaDatos = ({ historia }: { historia: Historia }) => {
  const { t } = useTranslation('backlog');
  const parts = [
    { name: t('como'), text: historia.comoUsuario },
    { name: t('quiero'), text: historia.quiero },
    { name: t('para'), text: historia.para },
  ].filter(({ text }) => text);
  if (parts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
      {parts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="font-medium text-subtle">{name}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What a story says, to be read. */
export const HistoriaTexto = ({ historia }: { historia: Historia }) => (
  <>
    <HistoriaDatos historia={historia} />
    {historia.descripcion && <TextoEscrito texto={historia.descripcion} className="text-muted" />}
  </>
);
