import type { ComponentProps } from 'react';

export const controlClass =
  'hit w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-base text-text transition-colors duration-150 ' +
  'hover:border-subtle aria-invalid:border-danger focus-visible:outline-offset-0 focus-visible:border-transparent ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-raised disabled:text-muted';

export const Input = ({ className = '', ...props }: ComponentProps<'input'>) => (
  <input {...props} className={`${controlClass} ${className}`} />
);

export const Textarea = ({ className = '', ...props }: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...props} className={`${controlClass} resize-y py-1.5 leading-normal ${className}`} />
);
