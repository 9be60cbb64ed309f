/** Keys like `PMP`, in a mono-spaced chip. */
export const KeyChip = ({ children }: { children: string }) => (
  <span className="inline-flex h-5 max-w-full shrink-0 items-center truncate rounded-[5px] border border-line bg-raised px-1.5 font-mono text-[11px] font-medium text-muted">
    {children}
  </span>
);
