import type { Prioridad } from '@pmp/contracts/common';
import { meaningOf, tablaOf } from './palabra';

/** `media` is also that of what has none. */
const PRIORIDADES = tablaOf<Prioridad>({
  crítica: [
    'crítica,crítico,máxima,muy alta,la más alta,más alta,urgente,inmediata,inmediato,bloqueante,bloqueadora,bloqueador,bloqueo',
    'highest,critical,blocker,urgent,immediate,very high,showstopper,emergency,asap',
    'critique,maximale,la plus élevée,très haute,très élevée,urgente,immédiate,immédiat,bloquant,bloquante',
    'kritisch,höchste,sehr hoch,dringend,sofort,blocker',
    'crítica,máxima,mais alta,muito alta,urgente,imediata,bloqueador',
    'p0,1,priority 1,sev 1,sev1,s1',
  ],
  alta: [
    'alta,alto,mayor,principal,importante,grave,high,major,important,haute,élevée,majeure,majeur,importante,hoch,wichtig,hauptsächlich,maior',
    'p1,2,priority 2,sev 2,sev2,s2',
  ],
  media: [
    'media,medio,normal,moderada,estándar,sin prioridad,ninguna,ninguno,medium,moderate,standard,default,no priority,none,not set,unset,moyenne,normale,aucune,sans priorité,mittel,keine,keine priorität,média,médio,sem prioridade,nenhuma',
    'p2,3,priority 3,sev 3,sev3,s3,0',
  ],
  baja: [
    'baja,bajo,mínima,muy baja,la más baja,más baja,menor,trivial,low,lowest,minor,very low,optional,basse,faible,la plus basse,très basse,mineure,mineur,triviale,niedrig,gering,niedrigste,sehr niedrig,unwesentlich,baixa,mais baixa,muito baixa',
    'p3,p4,p5,4,5,priority 4,sev 4,sev4,s4',
  ],
});

export const prioridadOfPalabra = (value: string): Prioridad | undefined => meaningOf(PRIORIDADES, value);
