import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button';

interface MoreButtonProps {
  label: string;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Loads the next page of a list. */
export const MoreButton = ({ label, query }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      className="self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
