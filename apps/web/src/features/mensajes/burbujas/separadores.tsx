import { useTranslation } from 'react-i18next';
import { dayLabel } from '../elegir/chat-time';

export const SeparadorDia = ({ timestamp, now }: { timestamp: string; now: number }) => {
  const { t } = useTranslation('mensajes');
  const label = dayLabel(timestamp, now);
  return (
    <li className="sticky top-1 z-10 flex justify-center pt-3 pb-1">
      <span className="rounded-full border border-line bg-canvas px-2.5 py-0.5 text-xs font-medium text-muted first-letter:uppercase">
        {label === null ? t('lista.hoy') : (label ?? t('lista.ayer'))}
      </span>
    </li>
  );
};

export const SeparadorNoLeidos = () => {
  const { t } = useTranslation('mensajes');
  return (
    <li
      data-no-leidos
      className="flex items-center gap-2 px-3 pt-3 text-xs font-semibold text-accent-text sm:px-4"
    >
      <span className="h-px grow bg-accent" />
      {t('lista.noLeidos')}
      <span className="h-px grow bg-accent" />
    </li>
  );
};
