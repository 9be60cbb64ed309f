import type { ToolSet } from 'ai';
import { readToolsOf } from './read-tools';
import { proposalToolsOf } from './proposal-tools';
import type { ToolContext } from './tool-context';

/** What the person reads while a tool runs. */
export const PASOS: Record<string, string> = {
  ver_proyectos: 'Mirando los proyectos…',
  consultar: 'Consultando los datos…',
  consultar_lista: 'Mirando qué cumple la consulta…',
  listar_tareas: 'Mirando las tareas…',
  ver_historia: 'Leyendo la historia…',
  buscar: 'Buscando…',
  proponer_tareas: 'Preparando una propuesta…',
  proponer_texto: 'Preparando una propuesta…',
  proponer_puntos: 'Preparando una propuesta…',
  proponer_sprint: 'Preparando una propuesta…',
  proponer_cambio: 'Preparando una propuesta…',
};

/**
 * Every tool reads through the asker's own reader, so whatever the model asks for, it gets nothing that the asker may
 * not see.
 */
export function toolsOf(context: ToolContext): ToolSet {
  const tools = { ...readToolsOf(context), ...proposalToolsOf(context) };
  const noted = Object.entries(tools).map(([name, tool]) => {
    const execute = async (input: never): Promise<unknown> => {
      const result: unknown = await tool.execute(input);
      context.told(result);
      return result;
    };
    return [name, { ...tool, execute }];
  });
  return Object.fromEntries(noted) as ToolSet;
}
