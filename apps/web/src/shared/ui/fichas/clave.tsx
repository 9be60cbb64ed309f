/** The key of an epic, a story or a task; nothing while it has none. */
export const Clave = ({ clave, className = '' }: { clave: string; className?: string }) =>
  clave ? (
    <span translate="no" className={`num shrink-0 text-xs whitespace-nowrap text-subtle ${className}`}>
      {clave}
    </span>
  ) : null;
