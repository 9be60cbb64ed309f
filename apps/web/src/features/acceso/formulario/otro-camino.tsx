import { Link } from '../../../shared/navegar/link';

interface OtroCaminoProps {
  /** The text before the link. */
  text?: string;
  to: string;
  link: string;
}

/** The link below the form to the other page: sign in or register. */
export const OtroCamino = ({ text, to, link }: OtroCaminoProps) => (
  <p className="mt-4 text-center text-sm text-muted">
    {text}{' '}
    <Link to={to} className="touch-area rounded-control font-medium text-accent-text hover:underline">
      {link}
    </Link>
  </p>
);
