import type { ComponentProps } from 'react';

export const Card = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`rounded-card border border-line bg-surface ${className}`} />
);
