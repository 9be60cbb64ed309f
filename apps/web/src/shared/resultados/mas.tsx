import { useEffect, useRef } from 'react';
import { Button } from '../ui/controles/button';

interface MasProps {
  /** Says how many are left. */
  label: string;
  isReading: boolean;
  /** They could not be read: only the button tries again. */
  isFailed: boolean;
  more: () => void;
}

/** Read before they are reached, so that nobody waits who goes on at the pace of a reader. */
const AHEAD = '0px 0px 1000px';

/** Beneath what has been read of a list: coming near it reads on, and so does pressing it. */
export const Mas = ({ label, isReading, isFailed, more }: MasProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || isReading || isFailed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isReading, isFailed, more]);
  return (
    <div ref={place} className="self-center">
      <Button busy={isReading} onClick={more}>
        {label}
      </Button>
    </div>
  );
};
