import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { Spinner } from '../../shared/ui/pagina/spinner';

const COLUMNS = [
  ['a', 'b', 'c'],
  ['d', 'e'],
  ['f', 'g', 'h', 'i'],
];

export const TableroSkeleton = () => {
  const { t } = useTranslation('tablero');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      <div className="flex min-h-0 grow gap-3 overflow-hidden">
        {COLUMNS.map((cards) => (
          <div
            key={cards[0]}
            className="flex w-[85vw] shrink-0 flex-col gap-2 rounded-card border border-line p-2 md:w-auto md:flex-1"
          >
            <Skeleton className="mb-1 h-5 w-28" />
            {cards.map((card) => (
              <Skeleton key={card} className="h-36 rounded-card" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
