import { useQuery } from '@tanstack/react-query';
import { verify } from '../api/conversaciones';
import { claves } from '../api/claves';

const FRESH_MS = 60_000;

/** Which engine answers now, and whether the provider is reachable. */
export const useVerificar = () =>
  useQuery({ queryKey: claves.verificar, queryFn: ({ signal }) => verify(signal), staleTime: FRESH_MS });
