import type { Frases } from '../../comprension/clase';

/** How people ask for lists of stories and tasks. Which of them is meant, their conditions say (`huecos.ts`). */
export const FRASES_DE_LISTA = {
  vencidas: {
    normal: `¿Qué tareas están vencidas? | ¿Cuántas tareas llevan retraso? | ¿Hay algo atrasado?
      ¿Qué tareas de {persona} están fuera de plazo? | ¿Qué debería estar hecho ya y no lo está?
      ¿Qué hemos dejado pasar de fecha? | ¿Qué llevamos tarde? | ¿En qué vamos retrasados?
      ¿Hay tareas con la fecha pasada? | ¿Qué tendría que haberse entregado ya?
      ¿A quién se le ha pasado el plazo? | ¿Qué tiene {persona} atrasado?
      ¿Cuántas cosas tenemos fuera de fecha?`,
    corta: `vencidas | tareas atrasadas | vencido en {proyecto} | atrasos de {persona} | fuera de plazo
      con retraso`,
    ruda: `joder qué vamos tarde con qué | qué desastre hay fuera de plazo`,
    hablada: `a ver qué es lo que ya tenía que estar y no está | o sea qué llevamos con retraso`,
    mal: `ke tareas estan atrasdas | tareas vensidas | q esta fuera d plazo | que esta caducao`,
    formal: `Indíqueme las tareas cuyo plazo haya expirado
      Quisiera conocer los elementos con la fecha límite superada
      Le ruego me facilite la relación de tareas vencidas`,
    en: `what is overdue? | which tasks are late? | anything overdue? | show me everything past its deadline
      late tasks`,
    fr: `quelles tâches sont en retard ? | qu'est-ce qui est en retard ? | tâches en retard de {persona}`,
    de: `was ist überfällig? | welche Aufgaben sind überfällig? | was ist zu spät?`,
  },
  bloqueadas: {
    normal: `¿Qué está bloqueado? | ¿Qué impedimentos tenemos? | ¿Qué nos frena ahora mismo?
      ¿Qué tareas de {persona} no pueden avanzar? | ¿Qué cosas no se mueven y por qué? | ¿Qué tenemos trabado?
      ¿Qué hay estancado en {proyecto}? | ¿Qué está atascado? | ¿Hay algo bloqueado? | ¿Qué no avanza?
      ¿Por qué estamos parados? | ¿Quién está bloqueado? | ¿Hay algo que no avance? | ¿Qué tenemos parado?
      ¿Qué nos está bloqueando? | ¿Qué impide avanzar al equipo? | ¿Cuántas tareas hay bloqueadas?
      ¿Qué tiene {persona} bloqueado? | ¿Qué hay frenado y por qué motivo? | ¿Qué cosas están paradas?
      Muéstrame los bloqueos del sprint | ¿Quién tiene tareas bloqueadas?`,
    corta: `bloqueadas | atascos | impedimentos | bloqueadas de {persona} | bloqueado en el sprint
      qué nos frena | trabas`,
    ruda: `qué coño está parado | venga, qué está atascado y quién tiene la culpa | dime los malditos bloqueos`,
    hablada: `a ver, qué tenemos atascado | pues qué es lo que no tira para adelante
      y qué cosas están ahí paradas sin avanzar | dime qué cosas no tiran`,
    mal: `q ai blokeado | tareas bloquedas | impedimntos | blokeadas`,
    formal: `Enumere los elementos que se encuentran bloqueados y su causa
      Solicito información sobre los impedimentos actuales`,
    en: `what is blocked? | which tasks are stuck and why? | what's blocking us? | blocked items
      is anything stuck?`,
    fr: `qu'est-ce qui est bloqué ? | y a-t-il des blocages ? | tâches bloquées`,
    de: `was ist blockiert und warum? | gibt es Blockaden? | welche Aufgaben sind blockiert?`,
  },
  'sin-asignar': {
    normal: `¿Qué tareas no tienen dueño? | ¿Qué está sin asignar? | ¿Qué tareas no ha cogido nadie todavía?
      ¿Cuántas tareas siguen sin responsable? | ¿Hay trabajo libre? | ¿Qué falta por asignar en {proyecto}?
      ¿Qué tareas están libres? | ¿Qué no tiene responsable? | ¿Qué tareas puedo coger?
      ¿Qué falta por repartir? | ¿Hay tareas sin dueño? | ¿Qué no lleva nadie?
      ¿Qué tareas hay sin responsable en el sprint? | ¿Qué trabajo no tiene a nadie? | ¿Qué puedo pillar?
      ¿Hay algo libre que pueda coger? | Muéstrame lo que no tiene asignado a nadie
      ¿Cuántas tareas están sin asignar?`,
    corta: `sin asignar | tareas libres | por repartir | sin nadie | no asignadas`,
    ruda: `qué marrones no se ha comido nadie | qué hay por ahí sin dueño, coño`,
    hablada: `me he quedado sin curro, qué puedo pillar | a ver qué tareas están sin coger`,
    mal: `tareas sin asinar | q no tiene dueno | sin asignr | ke puedo coger`,
    formal: `Relación de tareas pendientes de asignación | Desearía saber qué elementos carecen de responsable`,
    en: `what is unassigned? | which tasks have no owner? | anything nobody has picked up? | anything unassigned?`,
    fr: `quelles tâches ne sont pas assignées ? | tâches sans responsable`,
    de: `welche Aufgaben sind niemandem zugewiesen? | was ist nicht zugewiesen? | Aufgaben ohne Verantwortlichen`,
  },
  urgentes: {
    normal: `¿Qué es lo más urgente? | ¿Qué corre más prisa? | ¿Qué hay de prioridad alta?
      ¿Qué tareas críticas hay? | ¿Qué es crítico en {proyecto}? | ¿Qué tiene {persona} de prioridad crítica?
      ¿Qué es lo más crítico? | ¿Qué tareas urgentes hay? | ¿Qué bugs críticos hay?
      ¿Qué historias son urgentes? | ¿Qué hay urgente en {proyecto}? | ¿Qué es prioritario?
      ¿Cuáles son las cosas más importantes? | ¿Qué no puede esperar? | ¿Qué tareas tienen prioridad alta?
      ¿Qué hay crítico abierto? | ¿Qué debería hacerse antes que nada? | ¿Qué tiene {persona} urgente?
      Lista lo de máxima prioridad`,
    corta: `urgente | urgencias | lo crítico | prioridad alta | lo que más urge | críticas | prioritario
      alta prioridad`,
    ruda: `qué hay que hacer ya de ya | qué es lo que quema`,
    hablada: `vamos a ver qué es lo que corre más prisa | qué hay que no pueda esperar
      y de lo gordo qué tenemos | dime lo que corre prisa | qué es lo que arde`,
    mal: `q es lo mas hurjente | tareas urjentes | prioridad halta | lo mas inportante`,
    formal: `¿Cuáles son los asuntos de máxima prioridad?`,
    en: `what is most urgent? | show me the critical tasks | high priority tasks | anything critical?`,
    fr: `qu'est-ce qui est urgent ? | quelles sont les priorités ? | tâches critiques`,
    de: `was ist am dringendsten? | dringende Aufgaben`,
  },
  bugs: {
    normal: `¿Qué bugs hay? | ¿Qué fallos quedan por corregir? | ¿Qué incidencias hay sin resolver?
      ¿Qué bugs tiene {persona}? | ¿Qué errores hay en {proyecto}? | ¿Qué defectos siguen sin arreglar?
      ¿Cuántos bugs tenemos abiertos? | ¿Hay fallos sin asignar? | Lista de incidencias abiertas
      ¿Qué bugs quedan en el sprint? | ¿Qué está fallando? | ¿Hay algún bug crítico?`,
    corta: `bugs | errores | fallos abiertos | incidencias | bugs de {persona} | bugs abiertos | defectos`,
    ruda: `cuántos bugs de mierda quedan | qué está roto`,
    hablada: `oye y de errores cómo andamos`,
    mal: `q vugs hay | fayos abiertos | herrores sin corregir`,
    formal: `Facilite el listado de defectos no resueltos | ¿Cuántas incidencias permanecen abiertas?`,
    en: `what bugs are open? | list the open defects | how many bugs are open? | any critical bugs?`,
    fr: `quels bugs sont ouverts ? | y a-t-il des bugs ?`,
    de: `welche Fehler sind offen?`,
  },
  'sin-estimar': {
    normal: `¿Qué historias están sin estimar? | ¿A qué le faltan puntos? | ¿Qué queda por estimar?
      ¿Cuáles no tienen estimación? | ¿A qué tareas les falta el tiempo estimado?
      ¿Qué tareas no tienen horas puestas? | ¿Qué nos falta por estimar en {proyecto}?
      ¿Qué nos queda sin puntuar? | ¿Hay historias sin puntos? | ¿Qué tareas no llevan estimación?
      ¿A cuáles les falta la estimación? | ¿Qué no hemos estimado todavía?
      ¿Cuántas historias no tienen puntos? | Muéstrame lo que está por puntuar
      ¿Qué tareas siguen sin tiempo estimado?`,
    corta: `sin estimar | sin puntos | por estimar | sin estimación | tareas sin horas | por puntuar
      historias sin puntos`,
    ruda: `qué leches está sin estimar todavía | a qué no le habéis puesto puntos`,
    hablada: `a ver qué tenemos por ahí que no le hayamos puesto puntos`,
    mal: `q esta sin stimar | historias sin estimasion`,
    formal: `Detalle los elementos que carecen de estimación`,
    en: `what is not estimated? | which stories have no points? | tasks without an estimate
      what still needs an estimate? | stories without points | unestimated tasks`,
    fr: `quelles histoires ne sont pas estimées ? | que reste-t-il à estimer ?`,
    de: `was ist noch nicht geschätzt? | was ist nicht geschätzt?`,
  },
  'en-progreso': {
    normal: `¿Qué está en progreso? | ¿Qué se está haciendo ahora? | ¿Qué tareas están en marcha?
      ¿Qué hay empezado? | ¿En qué se está trabajando? | ¿Qué tareas en curso tiene {persona}?
      ¿Qué hay a medias? | ¿Qué se está haciendo? | ¿En qué está metida la gente?
      ¿Qué tareas ha empezado {persona}? | ¿En qué trabaja {persona}? | ¿Qué está en marcha en {proyecto}?`,
    corta: `en progreso | lo empezado | wip del equipo | lo que está en marcha | a medias`,
    hablada: `oye qué tenéis en marcha | y ahora mismo qué se está moviendo | y {persona} en qué está ahora
      qué anda haciendo {persona}`,
    mal: `en progeso | tareas en kurso`,
    formal: `¿Qué actividades se hallan en ejecución? | Muestre las tareas en curso`,
    en: `what is in progress? | what are we working on? | tasks in progress`,
    fr: `qu'est-ce qui est en cours ? | tâches en cours`,
    de: `was ist in Arbeit? | was läuft gerade?`,
  },
  'en-revision': {
    normal: `¿Qué está en revisión? | ¿Qué hay por revisar? | ¿Qué espera revisión? | ¿Qué tengo que revisar?
      ¿Cuántas cosas están pendientes de revisar? | ¿Qué tareas de {persona} están en revisión?
      ¿Qué falta por validar? | ¿Hay algo en revisión? | ¿Qué queda por revisar?
      ¿Qué está esperando que lo revisen? | ¿Qué está pendiente de que alguien lo revise?
      ¿Hay cosas por validar? | ¿Qué falta por revisar? | ¿Qué tareas esperan revisión?
      ¿Cuántas historias hay en revisión? | ¿Qué nos queda por validar? | ¿Qué está para revisar de {persona}?`,
    corta: `en revisión | por revisar | lo que está para revisar | pendiente de revisión | para validar`,
    ruda: `qué nadie está revisando | qué hay muerto de risa en revisión`,
    hablada: `a ver qué hay para echarle un ojo | y de revisar qué queda`,
    mal: `en rebision | q ay x revisar | pendinte de revisar`,
    formal: `Indique los elementos pendientes de revisión | ¿Qué se encuentra en fase de revisión?`,
    en: `what is in review? | what needs reviewing? | anything waiting for review? | items in review
      what's waiting to be reviewed?`,
    fr: `qu'est-ce qui est en revue ?`,
    de: `was ist im Review?`,
  },
  pendientes: {
    normal: `¿Qué está pendiente? | ¿Qué tareas están sin empezar? | ¿Qué no se ha empezado todavía?
      ¿Qué queda por empezar en {proyecto}? | ¿Qué tareas pendientes tiene {persona}? | ¿Qué falta por empezar?
      ¿Qué nadie ha empezado? | ¿Qué hay en pendiente? | ¿Qué tareas están pendientes?
      ¿Qué no hemos tocado aún? | ¿Cuánto hay sin empezar en el sprint? | ¿Qué tiene {persona} sin empezar?
      ¿Qué queda por arrancar? | ¿Qué está todavía sin comenzar?`,
    corta: `pendientes | por hacer | tareas pendientes | to do | sin arrancar`,
    ruda: `qué está sin tocar | qué no habéis ni empezado`,
    hablada: `oye qué es lo que ni hemos tocado`,
    mal: `tareas sin enpezar | q esta pendient`,
    formal: `¿Qué tareas no han sido iniciadas?`,
    en: `what has not been started? | what is still to do? | what hasn't been started?`,
    fr: `quelles tâches sont à faire ? | qu'est-ce qui n'est pas commencé ?`,
    de: `was ist noch nicht begonnen?`,
  },
  completadas: {
    normal: `¿Qué se ha completado? | ¿Qué hemos terminado esta semana? | ¿Qué tareas se cerraron ayer?
      ¿Qué ha acabado {persona}? | ¿Qué historias se han finalizado?
      ¿Cuántas cosas hemos entregado esta semana? | ¿Qué completé ayer? | ¿Qué se completó la semana pasada?
      ¿Qué se terminó ayer? | ¿Qué tareas se han terminado hoy? | ¿Qué acabamos el viernes?
      ¿Qué se cerró esta semana? | ¿Qué terminó {persona} la semana pasada? | ¿Qué tareas acabó {persona} ayer?
      ¿Qué completó {persona} este mes? | ¿Qué se ha acabado hoy? | ¿Qué cerramos ayer?
      ¿Cuántas tareas hemos completado este mes? | ¿Qué ha terminado {persona}? | ¿Qué llevamos hecho?
      ¿Qué historias están acabadas? | ¿Qué se ha entregado en los últimos días?
      ¿Qué ha cerrado {persona} esta semana?`,
    corta: `completadas | terminadas | hecho | acabadas de {persona} | cerradas esta semana | hecho ayer
      lo acabado`,
    ruda: `qué cojones habéis acabado esta semana | habéis terminado algo o no`,
    hablada: `qué hemos rematado estos días | pues qué cosas ya están listas del todo | a ver qué hemos rematado
      y de lo hecho qué hay`,
    mal: `completdas`,
    formal: `¿Qué elementos se han concluido en el último mes?`,
    en: `what was completed last week? | what did we finish yesterday? | how many tasks were closed this week?
      what did we finish this week? | what has {persona} completed? | closed tasks
      how many tasks did we close last month?`,
    fr: `qu'est-ce qui a été terminé cette semaine ? | qu'avons-nous terminé cette semaine ?`,
    de: `was wurde letzte Woche fertig? | was haben wir diese Woche erledigt? | was hat {persona} abgeschlossen?`,
  },
  abiertas: {
    normal: `¿Qué tareas están abiertas? | ¿Qué queda por hacer? | ¿Qué tiene {persona}?
      ¿Qué tareas tiene {persona}? | ¿En qué anda {persona}? | ¿En qué está metida {persona}?
      ¿Qué lleva {persona} entre manos? | ¿Tiene {persona} algo abierto? | ¿Qué hace {persona} ahora?
      ¿Con qué está {persona}? | ¿Tenemos algo pendiente de {persona}? | ¿Cuánto trabajo tiene {persona}?
      ¿Qué le queda a {persona}? | ¿Qué está haciendo {persona}? | ¿Qué lleva {persona}?
      ¿Cuántas tareas abiertas hay? | ¿Qué queda abierto? | ¿Cuántas tareas hay abiertas?
      ¿Cuántas tareas siguen abiertas? | ¿Cuántas hay sin terminar? | ¿Qué tareas le quedan a {persona}?
      ¿Qué le falta por hacer a {persona}? | ¿Qué queda por hacer en el sprint?
      ¿Qué hay pendiente de terminar? | Lista de tareas de {persona}
      ¿Qué tiene pendiente {persona} esta semana? | ¿Qué nos queda por acabar? | ¿Con qué está liada {persona}?`,
    corta: `tareas de {persona} | abiertas | lo de {persona} | trabajo de {persona} | pendientes de {persona}`,
    ruda: `a qué se dedica {persona} | {persona} está haciendo algo o qué`,
    hablada: `oye y {persona} en qué está | a ver qué lleva {persona} | y {persona} qué tiene por ahí`,
    mal: `ke tiene {persona} | tareas avirtas | en q anda {persona} | q tareas lleba {persona}`,
    formal: `¿Qué tareas tiene asignadas {persona}? | Indique la carga de trabajo asignada a {persona}
      Enumere las tareas no finalizadas`,
    en: `what is {persona} working on? | {persona}'s tasks | open tasks | what does {persona} have left?
      what is on {persona}'s plate? | what remains to be done?`,
    fr: `sur quoi travaille {persona} ? | les tâches de {persona}`,
    de: `woran arbeitet {persona}? | was ist noch offen? | Aufgaben von {persona}`,
  },
  'sin-fecha': {
    normal: `¿Qué tareas no tienen fecha? | ¿Qué está sin fecha límite? | ¿A qué le falta plazo?
      ¿Qué hay sin vencimiento? | ¿Qué tareas de {persona} no tienen fecha límite?
      ¿Cuáles no tienen plazo puesto? | ¿Qué no tiene fecha puesta? | ¿Qué tareas van sin plazo?
      ¿A qué le falta la fecha límite? | ¿Hay cosas sin fecha? | Muéstrame lo que no tiene vencimiento`,
    corta: `sin fecha | sin plazo | sin vencimiento | tareas sin fecha límite`,
    ruda: `a qué no le habéis puesto ni fecha`,
    hablada: `oye qué hay por ahí que no tenga fecha puesta`,
    mal: `sin fexa`,
    formal: `Indique los elementos carentes de fecha límite`,
    en: `which tasks have no due date? | anything without a deadline? | tasks without a due date
      what has no deadline?`,
    fr: `quelles tâches n'ont pas de date ? | tâches sans date limite`,
    de: `was hat kein Datum? | Aufgaben ohne Fälligkeitsdatum`,
  },
  historias: {
    normal: `¿Qué historias hay en el sprint? | ¿Qué historias lleva {persona}?
      ¿Cuántas historias quedan por terminar? | ¿Qué historias tiene la épica {epica}?
      ¿Qué historias están sin sprint? | ¿Qué entra en el siguiente sprint?
      ¿Qué historias no tienen responsable? | ¿Qué historias son de prioridad alta? | ¿Qué contiene el sprint?
      ¿De qué historias está a cargo {persona}? | ¿Qué historias están en el backlog?
      ¿Qué lleva dentro el próximo sprint? | ¿Cuáles son mis historias? | ¿De qué historias me encargo?
      ¿Qué historias llevo yo? | ¿De qué historias soy responsable? | ¿Qué historias tengo asignadas?
      ¿Cuántas historias tenemos en el sprint? | ¿Cuántas historias forman este sprint?
      ¿Cuántas historias entran en el próximo sprint? | ¿Qué hay en el próximo sprint?
      ¿Qué tiene el próximo sprint? | ¿Qué incluye este sprint? | Lista de historias de {epica}
      ¿Qué historias hay en la épica {epica}? | Dime las historias | Historias de la épica {epica}
      ¿Qué historias están sin estimar ni asignar? | ¿Cuántas historias hay en este sprint?
      ¿Qué incluye el siguiente sprint? | ¿Qué va en el sprint que viene? | ¿Cuántas historias lleva el sprint?
      ¿Qué hay metido en el próximo sprint? | ¿Qué va a entrar en el próximo sprint? | ¿Qué hay en el backlog?
      Dame las historias del sprint actual | ¿Cuáles son las historias de {proyecto}?
      ¿Qué historias faltan por terminar? | ¿Qué tenemos planificado para el próximo sprint?`,
    corta: `historias | historias del sprint | historias sin planificar | backlog | mis historias
      historias pendientes | historias abiertas | contenido del sprint`,
    ruda: `qué historias hay metidas en el sprint de las narices`,
    hablada: `a ver qué historias tenemos | y en el sprint qué historias van | enséñame lo que hay en el sprint`,
    mal: `istorias del sprint | q historias ay | historias dl proximo esprint`,
    formal: `Enumere las historias incluidas en el sprint
      ¿Qué historias de usuario se encuentran fuera de los sprints?`,
    en: `which stories are in the sprint? | list the stories | stories without a sprint | what is in the sprint?
      what's in the backlog?`,
    fr: `quelles histoires sont dans le sprint ? | le backlog`,
    de: `welche Storys sind im Sprint? | was ist im Backlog?`,
  },
  fechas: {
    normal: `¿Qué vence esta semana? | ¿Qué hay que entregar mañana? | ¿Qué plazos tenemos la semana que viene?
      ¿Qué entregas hay este mes? | ¿Qué le vence a {persona}? | ¿Qué caduca en los próximos 5 días?
      ¿Qué toca para el lunes? | ¿Qué hay que tener listo para el viernes? | ¿Qué vence de aquí al domingo?
      ¿Qué tiene que estar listo mañana? | ¿Qué hay para entregar antes del martes?
      ¿Qué se entrega esta semana? | ¿Qué vence mañana? | ¿Qué fechas tenemos encima?
      ¿Qué hay que entregar antes del viernes? | ¿Qué plazos se cumplen este mes?
      ¿Qué tiene que estar el lunes? | ¿Qué vence en los próximos días?
      ¿Qué le vence a {persona} la semana que viene? | ¿Cuáles son las próximas entregas?`,
    corta: `vence hoy | vencimientos | calendario de entregas | deadlines de esta semana | entregas de la semana
      próximos vencimientos | para el viernes`,
    ruda: `qué hay que entregar ya | qué nos pilla el toro esta semana`,
    hablada: `a ver qué tenemos para esta semana | y esto que viene qué se entrega | qué se nos viene encima`,
    mal: `ke bence esta semana | q hai q entregar mañna | proximas entrgas`,
    en: `what is due this week? | what's due tomorrow? | upcoming deadlines`,
    fr: `qu'est-ce qui est dû cette semaine ? | qu'est-ce qui est dû demain ?`,
    de: `was ist diese Woche fällig?`,
  },
  // What the language of queries knows, and no reader of its own.
  'por-consulta': {
    normal: `¿Qué tareas tienen la etiqueta urgente? | Tareas con la etiqueta legal | ¿Qué historias llevan la etiqueta móvil?
      ¿Qué hay etiquetado como deuda? | Historias de más de 5 puntos | ¿Qué historias tienen 8 puntos?
      ¿Qué historias de menos de 3 puntos hay? | Historias de 13 puntos en el sprint
      ¿Qué tareas ha creado {persona}? | Tareas creadas por {persona} | ¿Qué historias se han creado esta semana?
      ¿Qué tareas creadas ayer siguen abiertas? | Enséñame las tareas más antiguas sin terminar
      ¿Qué historias no tienen tareas? | Historias sin tareas | ¿Qué tareas están sin etiqueta? | ¿Qué historias grandes hay, de más de 8 puntos?`,
    corta: `etiqueta legal | historias de 5 puntos | creadas por {persona} | sin etiqueta`,
    hablada: `a ver qué hay con la etiqueta legal | y las que creó {persona}`,
    en: `tasks with the label legal | stories of more than 5 points | tasks created by {persona} | stories created this week`,
    fr: `les tâches créées par {persona} | les histoires de plus de 5 points`,
    de: `Storys mit mehr als 5 Punkten | Aufgaben, die {persona} erstellt hat`,
  },
} satisfies Record<string, Frases>;
