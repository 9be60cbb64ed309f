/** A placeholder in the shape of the content; the text beside it says what is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-pulse-soft rounded-control bg-raised ${className}`} />
);
