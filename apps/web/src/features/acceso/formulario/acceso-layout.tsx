import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../shared/ui/pagina/brand-mark';
import { ThemeSwitch } from '../../../shared/ui/controles/theme-switch';

interface AccesoLayoutProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Below the form: the quiet notices. */
  aside?: ReactNode;
}

export const AccesoLayout = ({ title, subtitle, children, aside }: AccesoLayoutProps) => {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end p-3">
        <ThemeSwitch compact />
      </header>
      <main className="mx-auto flex w-full max-w-[25rem] grow flex-col justify-center gap-5 px-4 pb-12">
        <div className="flex items-center gap-2.5">
          <BrandMark className="size-8" />
          <span className="font-semibold tracking-[-0.01em]">{t('marca.nombre')}</span>
        </div>
        <div className="rounded-dialog border border-line bg-surface p-5 sm:p-6">
          <h1 className="text-xl font-semibold tracking-[-0.01em]">{title}</h1>
          <p className="mb-5 text-sm text-muted">{subtitle}</p>
          {children}
        </div>
        {aside}
      </main>
    </div>
  );
};
