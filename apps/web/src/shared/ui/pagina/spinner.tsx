import { LoaderCircle } from 'lucide-react';

/** One of the specification's loading texts, with a spinner. */
export const Spinner = ({ label, className = '' }: { label: string; className?: string }) => (
  <p role="status" className={`flex items-center justify-center gap-2 text-sm text-muted ${className}`}>
    <LoaderCircle aria-hidden className="size-4 animate-spin text-accent-text" />
    {label}
  </p>
);
