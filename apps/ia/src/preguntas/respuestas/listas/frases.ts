import type { Frases } from '../../comprension/clase';

/** How people ask for lists of stories and tasks. Which of them is meant, their conditions say (`huecos.ts`). */
export const FRASES_DE_LISTA = {
  vencidas: {
    normal: `¿Qué tareas están vencidas? | ¿Cuántas tareas llevan retraso? | ¿Hay algo atrasado?
      ¿Qué tareas de {persona} están fuera de plazo? | ¿Qué debería estar hecho ya y no lo está?
      ¿Qué hemos dejado pasar de fecha?`,
    corta: `vencidas | tareas atrasadas | vencido en {proyecto}`,
    ruda: `joder qué vamos tarde con qué | qué desastre hay fuera de plazo`,
    hablada: `a ver qué es lo que ya tenía que estar y no está | o sea qué llevamos con retraso`,
    mal: `ke tareas estan atrasdas | tareas vensidas | q esta fuera d plazo | que esta caducao`,
    formal: `Indíqueme las tareas cuyo plazo haya expirado
      Quisiera conocer los elementos con la fecha límite superada
      Le ruego me facilite la relación de tareas vencidas`,
    en: `what is overdue? | which tasks are late?`,
    fr: `quelles tâches sont en retard ?`,
    de: `was ist überfällig?`,
  },
  bloqueadas: {
    normal: `¿Qué está bloqueado? | ¿Qué impedimentos tenemos? | ¿Qué nos frena ahora mismo?
      ¿Qué tareas de {persona} no pueden avanzar? | ¿Qué cosas no se mueven y por qué?
      ¿Qué tenemos trabado? | ¿Qué hay estancado en {proyecto}? | ¿Qué está atascado?
      ¿Hay algo bloqueado? | ¿Qué no avanza? | ¿Por qué estamos parados? | ¿Quién está bloqueado?
      ¿Hay algo que no avance?`,
    corta: `bloqueadas | atascos | impedimentos | bloqueadas de {persona} | bloqueado en el sprint`,
    ruda: `qué coño está parado | venga, qué está atascado y quién tiene la culpa | dime los malditos bloqueos`,
    hablada: `a ver, qué tenemos atascado | pues qué es lo que no tira para adelante
      y qué cosas están ahí paradas sin avanzar`,
    mal: `q ai blokeado | tareas bloquedas | impedimntos | blokeadas`,
    formal: `Enumere los elementos que se encuentran bloqueados y su causa
      Solicito información sobre los impedimentos actuales`,
    en: `what is blocked? | which tasks are stuck and why?`,
    fr: `qu'est-ce qui est bloqué ?`,
    de: `was ist blockiert und warum?`,
  },
  'sin-asignar': {
    normal: `¿Qué tareas no tienen dueño? | ¿Qué está sin asignar? | ¿Qué tareas no ha cogido nadie todavía?
      ¿Cuántas tareas siguen sin responsable? | ¿Hay trabajo libre?
      ¿Qué falta por asignar en {proyecto}? | ¿Qué tareas están libres? | ¿Qué no tiene responsable?
      ¿Qué tareas puedo coger?`,
    corta: `sin asignar | tareas libres | por repartir | sin nadie`,
    ruda: `qué marrones no se ha comido nadie | qué hay por ahí sin dueño, coño`,
    hablada: `me he quedado sin curro, qué puedo pillar | a ver qué tareas están sin coger`,
    mal: `tareas sin asinar | q no tiene dueno | sin asignr | ke puedo coger`,
    formal: `Relación de tareas pendientes de asignación | Desearía saber qué elementos carecen de responsable`,
    en: `what is unassigned? | which tasks have no owner? | anything nobody has picked up?`,
    fr: `quelles tâches ne sont pas assignées ?`,
    de: `welche Aufgaben sind niemandem zugewiesen?`,
  },
  urgentes: {
    normal: `¿Qué es lo más urgente? | ¿Qué corre más prisa? | ¿Qué hay de prioridad alta?
      ¿Qué tareas críticas hay? | ¿Qué es crítico en {proyecto}?
      ¿Qué tiene {persona} de prioridad crítica? | ¿Qué es lo más crítico? | ¿Qué tareas urgentes hay?
      ¿Qué bugs críticos hay? | ¿Qué historias son urgentes? | ¿Qué hay urgente en {proyecto}?`,
    corta: `urgente | urgencias | lo crítico | prioridad alta | lo que más urge`,
    ruda: `qué hay que hacer ya de ya | qué es lo que quema`,
    hablada: `vamos a ver qué es lo que corre más prisa | qué hay que no pueda esperar | y de lo gordo qué tenemos`,
    mal: `q es lo mas hurjente | tareas urjentes | prioridad halta | lo mas inportante`,
    formal: `¿Cuáles son los asuntos de máxima prioridad?`,
    en: `what is most urgent? | show me the critical tasks`,
    fr: `qu'est-ce qui est urgent ?`,
    de: `was ist am dringendsten?`,
  },
  bugs: {
    normal: `¿Qué bugs hay? | ¿Qué fallos quedan por corregir? | ¿Qué incidencias hay sin resolver?
      ¿Qué bugs tiene {persona}? | ¿Qué errores hay en {proyecto}? | ¿Qué defectos siguen sin arreglar?`,
    corta: `bugs | errores | fallos abiertos | incidencias | bugs de {persona}`,
    ruda: `cuántos bugs de mierda quedan | qué está roto`,
    hablada: `oye y de errores cómo andamos`,
    mal: `q vugs hay | fayos abiertos | herrores sin corregir`,
    formal: `Facilite el listado de defectos no resueltos | ¿Cuántas incidencias permanecen abiertas?`,
    en: `what bugs are open? | list the open defects`,
    fr: `quels bugs sont ouverts ?`,
    de: `welche Fehler sind offen?`,
  },
  'sin-estimar': {
    normal: `¿Qué historias están sin estimar? | ¿A qué le faltan puntos? | ¿Qué queda por estimar?
      ¿Cuáles no tienen estimación? | ¿A qué tareas les falta el tiempo estimado?
      ¿Qué tareas no tienen horas puestas? | ¿Qué nos falta por estimar en {proyecto}?`,
    corta: `sin estimar | sin puntos | por estimar | sin estimación | tareas sin horas`,
    ruda: `qué leches está sin estimar todavía | a qué no le habéis puesto puntos`,
    hablada: `a ver qué tenemos por ahí que no le hayamos puesto puntos`,
    mal: `q esta sin stimar | historias sin estimasion`,
    formal: `Detalle los elementos que carecen de estimación`,
    en: `what is not estimated? | which stories have no points? | tasks without an estimate`,
    fr: `quelles histoires ne sont pas estimées ?`,
    de: `was ist noch nicht geschätzt?`,
  },
  'en-progreso': {
    normal: `¿Qué está en progreso? | ¿Qué se está haciendo ahora? | ¿Qué tareas están en marcha?
      ¿Qué hay empezado? | ¿En qué se está trabajando? | ¿Qué tareas en curso tiene {persona}?
      ¿Qué hay a medias?`,
    corta: `en progreso | lo empezado | wip del equipo`,
    hablada: `oye qué tenéis en marcha | y ahora mismo qué se está moviendo`,
    mal: `en progeso | tareas en kurso`,
    formal: `¿Qué actividades se hallan en ejecución? | Muestre las tareas en curso`,
    en: `what is in progress?`,
    fr: `qu'est-ce qui est en cours ?`,
    de: `was ist in Arbeit?`,
  },
  'en-revision': {
    normal: `¿Qué está en revisión? | ¿Qué hay por revisar? | ¿Qué espera revisión? | ¿Qué tengo que revisar?
      ¿Cuántas cosas están pendientes de revisar? | ¿Qué tareas de {persona} están en revisión?
      ¿Qué falta por validar? | ¿Hay algo en revisión? | ¿Qué queda por revisar?
      ¿Qué está esperando que lo revisen?`,
    corta: `en revisión | por revisar | lo que está para revisar`,
    ruda: `qué nadie está revisando | qué hay muerto de risa en revisión`,
    hablada: `a ver qué hay para echarle un ojo | y de revisar qué queda`,
    mal: `en rebision | q ay x revisar | pendinte de revisar`,
    formal: `Indique los elementos pendientes de revisión | ¿Qué se encuentra en fase de revisión?`,
    en: `what is in review? | what needs reviewing? | anything waiting for review?`,
    fr: `qu'est-ce qui est en revue ?`,
    de: `was ist im Review?`,
  },
  pendientes: {
    normal: `¿Qué está pendiente? | ¿Qué tareas están sin empezar? | ¿Qué no se ha empezado todavía?
      ¿Qué queda por empezar en {proyecto}? | ¿Qué tareas pendientes tiene {persona}?
      ¿Qué falta por empezar? | ¿Qué nadie ha empezado? | ¿Qué hay en pendiente?`,
    corta: `pendientes | por hacer | tareas pendientes | to do`,
    ruda: `qué está sin tocar | qué no habéis ni empezado`,
    hablada: `oye qué es lo que ni hemos tocado`,
    mal: `tareas sin enpezar | q esta pendient`,
    formal: `¿Qué tareas no han sido iniciadas?`,
    en: `what has not been started? | what is still to do?`,
    fr: `quelles tâches sont à faire ?`,
    de: `was ist noch nicht begonnen?`,
  },
  completadas: {
    normal: `¿Qué se ha completado? | ¿Qué hemos terminado esta semana? | ¿Qué tareas se cerraron ayer?
      ¿Qué ha acabado {persona}? | ¿Qué historias se han finalizado?
      ¿Cuántas cosas hemos entregado esta semana? | ¿Qué completé ayer?
      ¿Qué se completó la semana pasada? | ¿Qué se terminó ayer? | ¿Qué tareas se han terminado hoy?
      ¿Qué acabamos el viernes? | ¿Qué se cerró esta semana? | ¿Qué terminó {persona} la semana pasada?
      ¿Qué tareas acabó {persona} ayer? | ¿Qué completó {persona} este mes?`,
    corta: `completadas | terminadas | hecho | acabadas de {persona}`,
    ruda: `qué cojones habéis acabado esta semana | habéis terminado algo o no`,
    hablada: `qué hemos rematado estos días | pues qué cosas ya están listas del todo`,
    mal: `completdas`,
    formal: `¿Qué elementos se han concluido en el último mes?`,
    en: `what was completed last week? | what did we finish yesterday?
      how many tasks were closed this week?`,
    fr: `qu'est-ce qui a été terminé cette semaine ?`,
    de: `was wurde letzte Woche fertig?`,
  },
  abiertas: {
    normal: `¿Qué tareas están abiertas? | ¿Qué queda por hacer? | ¿Qué tiene {persona}?
      ¿Qué tareas tiene {persona}? | ¿En qué anda {persona}? | ¿En qué está metida {persona}?
      ¿Qué lleva {persona} entre manos? | ¿Tiene {persona} algo abierto? | ¿Qué hace {persona} ahora?
      ¿Con qué está {persona}? | ¿Tenemos algo pendiente de {persona}? | ¿Cuánto trabajo tiene {persona}?
      ¿Qué le queda a {persona}? | ¿Qué está haciendo {persona}? | ¿Qué lleva {persona}?
      ¿Cuántas tareas abiertas hay? | ¿Qué queda abierto? | ¿Cuántas tareas hay abiertas?
      ¿Cuántas tareas siguen abiertas? | ¿Cuántas hay sin terminar?`,
    corta: `tareas de {persona} | abiertas | lo de {persona} | trabajo de {persona}`,
    ruda: `a qué se dedica {persona} | {persona} está haciendo algo o qué`,
    hablada: `oye y {persona} en qué está | a ver qué lleva {persona} | y {persona} qué tiene por ahí`,
    mal: `ke tiene {persona} | tareas avirtas | en q anda {persona} | q tareas lleba {persona}`,
    formal: `¿Qué tareas tiene asignadas {persona}? | Indique la carga de trabajo asignada a {persona}
      Enumere las tareas no finalizadas`,
    en: `what is {persona} working on? | {persona}'s tasks | open tasks`,
    fr: `sur quoi travaille {persona} ?`,
    de: `woran arbeitet {persona}?`,
  },
  'sin-fecha': {
    normal: `¿Qué tareas no tienen fecha? | ¿Qué está sin fecha límite? | ¿A qué le falta plazo?
      ¿Qué hay sin vencimiento? | ¿Qué tareas de {persona} no tienen fecha límite?
      ¿Cuáles no tienen plazo puesto?`,
    corta: `sin fecha | sin plazo | sin vencimiento | tareas sin fecha límite`,
    ruda: `a qué no le habéis puesto ni fecha`,
    hablada: `oye qué hay por ahí que no tenga fecha puesta`,
    mal: `sin fexa`,
    formal: `Indique los elementos carentes de fecha límite`,
    en: `which tasks have no due date? | anything without a deadline?`,
    fr: `quelles tâches n'ont pas de date ?`,
    de: `was hat kein Datum?`,
  },
  historias: {
    normal: `¿Qué historias hay en el sprint? | ¿Qué historias lleva {persona}?
      ¿Cuántas historias quedan por terminar? | ¿Qué historias tiene la épica {epica}?
      ¿Qué historias están sin sprint? | ¿Qué entra en el siguiente sprint?
      ¿Qué historias no tienen responsable? | ¿Qué historias son de prioridad alta?
      ¿Qué contiene el sprint? | ¿De qué historias está a cargo {persona}?
      ¿Qué historias están en el backlog? | ¿Qué lleva dentro el próximo sprint?
      ¿Cuáles son mis historias? | ¿Qué hay en el próximo sprint? | ¿Qué tiene el próximo sprint?
      ¿Qué incluye este sprint? | Lista de historias de {epica} | ¿Qué historias hay en la épica {epica}?
      Dime las historias | Historias de la épica {epica} | ¿Qué historias están sin estimar ni asignar?
      ¿Cuántas historias hay en este sprint? | ¿Qué incluye el siguiente sprint?
      ¿Qué va en el sprint que viene? | ¿Cuántas historias lleva el sprint?
      ¿Qué hay metido en el próximo sprint? | ¿Qué va a entrar en el próximo sprint?`,
    corta: `historias | historias del sprint | historias sin planificar | backlog | mis historias
      historias pendientes`,
    ruda: `qué historias hay metidas en el sprint de las narices`,
    hablada: `a ver qué historias tenemos | y en el sprint qué historias van | enséñame lo que hay en el sprint`,
    mal: `istorias del sprint | q historias ay | historias dl proximo esprint`,
    formal: `Enumere las historias incluidas en el sprint
      ¿Qué historias de usuario se encuentran fuera de los sprints?`,
    en: `which stories are in the sprint? | list the stories | stories without a sprint`,
    fr: `quelles histoires sont dans le sprint ?`,
    de: `welche Storys sind im Sprint?`,
  },
  fechas: {
    normal: `¿Qué vence esta semana? | ¿Qué hay que entregar mañana? | ¿Qué plazos tenemos la semana que viene?
      ¿Qué entregas hay este mes? | ¿Qué le vence a {persona}? | ¿Qué caduca en los próximos 5 días?
      ¿Qué toca para el lunes? | ¿Qué hay que tener listo para el viernes?
      ¿Qué vence de aquí al domingo? | ¿Qué tiene que estar listo mañana?
      ¿Qué hay para entregar antes del martes?`,
    corta: `vence hoy | vencimientos | calendario de entregas | deadlines de esta semana`,
    ruda: `qué hay que entregar ya | qué nos pilla el toro esta semana`,
    hablada: `a ver qué tenemos para esta semana | y esto que viene qué se entrega | qué se nos viene encima`,
    mal: `ke bence esta semana | q hai q entregar mañna | proximas entrgas`,
    en: `what is due this week? | what's due tomorrow? | upcoming deadlines`,
    fr: `qu'est-ce qui est dû cette semaine ?`,
    de: `was ist diese Woche fällig?`,
  },
} satisfies Record<string, Frases>;
