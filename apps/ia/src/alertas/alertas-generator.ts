import { Injectable } from '@nestjs/common';
import { MOTOR_REGLAS } from '@pmp/contracts/ia';
import { Calendario } from '@pmp/platform';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Proyecto } from '../datos/lectura/datos';
import { ProyectoDatosReader } from '../datos/proyecto-datos.reader';
import { analyze, type Analysis } from '../reglas/analyze';
import { alertasOf, type HallazgosDeProyecto } from './alerta.rules';
import { ambitoDe, type Generacion } from './generaciones.repository';

/** Reads projects and runs the rules on them. */
@Injectable()
export class AlertasGenerator {
  constructor(
    private readonly datos: ProyectoDatosReader,
    private readonly calendario: Calendario,
  ) {}

  async ofProyecto(proyecto: Proyecto): Promise<Generacion> {
    const fecha = new Date();
    const { encontrado, analysis } = await this.analyze(proyecto, fecha);
    return {
      ambito: ambitoDe.proyecto(proyecto._id),
      fecha,
      alertas: alertasOf([encontrado], MOTOR_REGLAS),
      consejos: [{ proyecto: proyecto._id, texto: analysis.recomendaciones }],
      motor: MOTOR_REGLAS,
      aviso: null,
    };
  }

  /** One project after the other, so that only one is in memory. */
  async ofPersona(persona: string, proyectos: readonly Proyecto[]): Promise<Generacion> {
    const fecha = new Date();
    const encontrados: HallazgosDeProyecto[] = [];
    const consejos: Generacion['consejos'] = [];
    for (const proyecto of proyectos.filter(({ estado }) => estado === 'activo')) {
      const { encontrado, analysis } = await this.analyze(proyecto, fecha);
      encontrados.push(encontrado);
      if (analysis.resumen) consejos.push({ proyecto: proyecto._id, texto: analysis.resumen });
    }
    const alertas = alertasOf(encontrados, MOTOR_REGLAS);
    return { ambito: ambitoDe.persona(persona), fecha, alertas, consejos, motor: MOTOR_REGLAS, aviso: null };
  }

  private async analyze(proyecto: Proyecto, ahora: Date) {
    const datos = await this.datos.read(proyecto);
    const analysis = await inTurns(analyze(datos, ahora, this.calendario));
    const { hallazgos } = analysis;
    return { analysis, encontrado: { proyecto: proyecto._id, hallazgos, personas: datos.personas } };
  }
}

/** Lets other requests run after each rule. */
async function inTurns(steps: ReturnType<typeof analyze>): Promise<Analysis> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
