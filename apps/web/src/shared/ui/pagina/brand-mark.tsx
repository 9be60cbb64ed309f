/** The product's mark: a small board. */
export const BrandMark = ({ className = 'size-6' }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 32 32" className={`${className} shrink-0 text-accent`}>
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <g stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round">
      <path d="M9 8.5v15" />
      <path d="M16 8.5v10" strokeOpacity=".8" />
      <path d="M23 8.5v5" strokeOpacity=".6" />
    </g>
  </svg>
);
