import { Skeleton } from './skeleton';
import { Spinner } from './spinner';

interface CardsSkeletonProps {
  label: string;
  /** Classes of the grid that will replace it. */
  grid: string;
  /** Height of a card in that grid. */
  card: string;
  count?: number;
}

/** Stands in for a page of cards while they load. */
export const CardsSkeleton = ({ label, grid, card, count = 3 }: CardsSkeletonProps) => (
  <>
    <Spinner label={label} className="hit justify-start" />
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={`${card} rounded-card`} />
      ))}
    </div>
  </>
);
