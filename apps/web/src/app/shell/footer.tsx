import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { parte } from '../../shared/partes/parte';
import { paths } from '../../shared/navegar/paths';

const HelpDialog = parte(() => import('./help-dialog'), 'buscar');

const linkClass =
  'inline-flex items-center rounded-control text-left hover:text-text hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

const ANIO = String(new Date().getFullYear());

/** Whole below dashboards; where one works down a list, one line; none below a board, a timeline or a chat, which fill the screen. */
const DASHBOARD = /^\/(?:dashboard|proyecto)(?:\/|$)/;
const FILLS = /^\/(?:tableros|cronologia|mensajes|ia-asistente)(?:\/|$)/;

type Help = 'documentacion' | 'soporte';

const Links = ({ onHelp }: { onHelp: (topic: Help) => void }) => {
  const { t } = useTranslation('navegacion');
  return (
    <>
      <button type="button" className={linkClass} onClick={() => onHelp('documentacion')}>
        {t('pie.documentacion')}
      </button>
      <button type="button" className={linkClass} onClick={() => onHelp('soporte')}>
        {t('pie.soporte')}
      </button>
      <a href={paths.apiDocs} className={linkClass}>
        {t('pie.api')}
      </a>
    </>
  );
};

interface FooterProps {
  /** Takes its place unseen: what arrives would push it. */
  unseen: boolean;
}

export const Footer = ({ unseen }: FooterProps) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const { pathname } = useLocation();
  const [help, setHelp] = useState<Help>();
  if (FILLS.test(pathname)) return null;
  const seen = unseen ? 'invisible' : '';
  const dialog = help && <HelpDialog topic={help} onClose={() => setHelp(undefined)} />;
  if (!DASHBOARD.test(pathname))
    return (
      <footer className={`border-t border-line text-xs text-subtle print:hidden ${seen}`}>
        <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
          <span className="num mr-auto">{t('pie.derechos', { anio: ANIO })}</span>
          <Links onHelp={setHelp} />
        </div>
        {dialog}
      </footer>
    );
  return (
    <footer className={`mt-8 border-t border-line text-xs text-muted ${seen}`}>
      <div className="mx-auto grid max-w-[1440px] gap-6 px-4 py-6 sm:grid-cols-[2fr_1.4fr_1fr] sm:px-6">
        <div>
          <p className="mb-1 font-semibold text-text">{t('comun:marca.nombre')}</p>
          <p className="max-w-xs">{t('pie.descripcion')}</p>
        </div>
        <div>
          <h2 className="mb-1 font-semibold text-text">{t('pie.funciones')}</h2>
          <ul className="flex flex-col gap-1">
            <li>{t('pie.listaFunciones.proyectos')}</li>
            <li>{t('pie.listaFunciones.tableros')}</li>
            <li>{t('pie.listaFunciones.sprints')}</li>
            <li>{t('pie.listaFunciones.ia')}</li>
          </ul>
        </div>
        <div className="flex flex-col items-start gap-1">
          <h2 className="font-semibold text-text">{t('pie.enlaces')}</h2>
          <Links onHelp={setHelp} />
        </div>
      </div>
      <p className="num mx-auto max-w-[1440px] px-4 pb-6 text-subtle sm:px-6">
        {t('pie.derechos', { anio: ANIO })}
      </p>
      {dialog}
    </footer>
  );
};
