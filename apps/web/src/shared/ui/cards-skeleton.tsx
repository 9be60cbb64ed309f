import { Skeleton } from './skeleton';
import { Spinner } from './spinner';

interface CardsSkeletonProps {
  label: string;
  /** Of the grid that comes. */
  grid: string;
  /** The height of a card in it. */
  card: string;
  count?: number;
}

/** In place of a page of cards. */
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
