/** Stands where content will be, in its shape; the words beside it say what is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-pulse-soft rounded-control bg-raised ${className}`} />
);
