/**
 * The words of the questions, in four languages and with what they are called in speech: one row per notion. Before the colon
 * stands its name and, where the first word would not do, how the slots read it in Spanish. `*` marks a stem, `_` a blank; after the
 * semicolon come English, French and German.
 * A word that is written otherwise by mistake is found by its sound or by its letters (`palabras.ts`).
 */
export const LEXICO = `
  que: que ; what which quoi quel quelle quels quelles qu was welche welcher welches welchen
  quien: quien quienes ; who whom whose qui wer wem wen
  cuando: cuando ; when quand wann
  cuanto: cuanto cuanta cuantos cuantas total numero cuantos_dias ; how_many how_much combien wie_viel wie_viele wieviel wieviele how_long wie_lange wie_hoch total number
  como: como ; how comment wie
  porque: por_que porque motivo motivos causa causas razon culpa debe_a problema problemas ; why pourquoi warum reason
  donde: donde ; where wo ou_est ou_sont
  cual: cual cuales
  desde: desde ; since depuis seit from
  hasta: hasta ; until
  no/sin: no sin ; not ne pas kein keine keinen nicht doesn don isn hasn without sans ohne niemand
  nadie: nadie ; nobody no_one personne niemandem
  falta/quedan: falta faltan faltaba resta restan restantes queda quedan quedo quedaron ; left remaining remains missing reste reste_t_il bleiben bleibt fehlen fehlt manquent
  yo: yo mi mis mio mia mios mias me conmigo ; my mine mon ma meine mein ich je
  tengo: tengo ; have
  nosotros: nos nuestro nuestra nosotros ; our we us notre nous unsere wir
  hay: hay ai ay habia hubo habido ; there_is there_are are_there is_there any y_a gibt
  todo: todo todos todas ; everything
  lista: lista listado listame dime enseñame ensename muestrame muestra enumere enumera indique indiqueme relacion detalle facilite muestre relacione dame decirme list ; show zeig montre
  tarea/tareas: tarea* cosa cosas elemento* actividad_es trabajos ; mes_taches task* tache* aufgabe* ticket*
  historia/historias: historia* ; story stories histoire* storys
  epica/epica: epica* ; epic epics epopee*
  sprint: sprint* iteracion* backlog_del esprint* esprin iteration*
  proyecto: proyecto* ; project* projet* projekt*
  equipo: equipo somos formamos compañeros ; team equipe mannschaft
  gente: gente persona personas companer* miembro* integrante* ; people member* mitglied*
  bug/bugs: bug error errores fallo fallos incidencia* defecto* roto ; bugs defect* fehler
  mejora/mejoras: mejora mejoras ; improvement*
  documentacion/documentacion: documentacion ; documentation
  tipo: tipo tipos ; type kind
  columna: columna* tablero* wip limite_del_tablero ; column* colonne* spalte* board
  limite: limite_de limites_wip supera superan llena llenas lleno limites_tiene por_encima_del_limite por_encima ; over_its_limit limit
  plantilla: plantilla* ; template* modele* vorlage*
  vista: vista* filtro* consultas_guardadas ; view views vue vues ansicht*
  criterio: criterio* aceptacion ; criteria critere* kriterien acceptance
  chat: chat chats mensaje* conversacion* charla* ; message* conversation*
  dicho/dicho: cuenta_el dicho dijo dijeron dijimos dice hablado hablo hablaron hablamos hablasteis habla hablar comenta comento comentado comentario* comentaron comento menciono mencionado escribio escrito opino manifesto intervenciones cotorreado cuece hablen opina opino mensaje_ mencion* cotorr* hablo hablado intervencion escrita decia decian contaron discutido ; said say talked dit gesagt gesprochen parle discussed discuss said
  sobre: sobre acerca respecto referente tema relacionad* relativ* ; about uber
  punto: punto* ; point* punkte
  hora: hora horas ; hour* heures stunden
  velocidad: velocidad* ritmo ritmos rendimiento productividad capacidad_del rapido lento rapidos lentos ; velocity velocite speed fast faster slow slower
  media: media medio solemos promedio ; average usually moyenne durchschnitt
  bloqueo/bloqueadas: bloquea* bloqueo bloqueos atasc* trabad* parad* frena frenan frenado frenada frenando estanca* impediment* impide* detenid* avanza avanzan avance_y no_avanza no_tira trabadas avanzar no_tira tira_para no_pueden_avanzar no_se_mueven jodiendo trabas traba ; blocked blocker* blocking stuck bloque bloquee blockiert blockers blocages bloquees blockaden
  vencida/vencidas: vencid* atrasad* retrasad* caducad* expirad* retraso retrasos atraso atrasos demora* tarde fuera_de_plazo fuera_de_fecha fuera_de_tiempo pasado_de_fecha pasado_de_su_fecha pasado_ya limite_superada plazo_superado haya_expirado retrasando retrasa retraso* se_nos_ha_pasado dejado_pasar tenia_que_estar debería_estar pasado_de ya_tenia ; overdue late retard uberfallig verspatet delay* passed past_due
  hecho/completadas: completad* completa completo completaron completamos terminad* termina_do termino terminaron terminamos terminaste acabad* acabe acabo acabaron acabamos cerrad* cerre cerro cerraron cerramos finalizad* finalizo finaliza_da concluid* hecha hechas hechos rematado resuelt* entregado entregad* sacado termine termine finalizacion hemos_hecho conclu* sacamos lista_del_todo rematad* cerradas_hoy ; done finished finish completed closed terminee fertig erledigt abgeschlossen accomplished
  acabar/terminar: terminar acabar completar cerrar finalizar acabemos acaba termina acabara terminara terminaremos acabaremos terminaria concluye acabaria cierra fin final acaban concluyen resolver_la cumplimiento ; complete close end ends beenden
  progreso/en progreso: en_progreso en_curso en_marcha progreso curso haciendo a_medias entre_manos ejecucion empezad* metido metida metidos metidas moviendo ejecuta_ndo metida haciendose ; progress under_way underway in_arbeit en_cours in_progress being working_on being_worked
  revision/en revision: revision* revisar revisa validar ojo_a revise por_validar ojo revisando revisen ; review reviewing reviewed revue reviews needs_reviewing prufung prufen revue
  pendiente/pendientes: pendiente* por_hacer sin_empezar no_empezado sin_comenzar sin_iniciar por_empezar sin_tocar por_arrancar no_iniciad* por_arrancar sin_tocar ni_empezado ni_tocado hemos_tocado sin_hacer iniciadas ; pending to_do not_started a_faire noch_nicht begonnen still_to
  abierta/abiertas: abiert* ; open ouvert* offen offene
  urgente/urgente: urgente* urge urgen urgencia* critic* critica prisa importante* prioritari* fuego* quema esperar_no imprescindible urgent* fuegos quema prisa ya_de_ya pueda_esperar gordo prioridades ; critical dringend* wichtig* top priorities
  prioridad/prioridad alta: prioridad* alta alto baja maxima ; priority priorite prioritat high haute hoch
  asignar/asignar: asigna* asignale asignasela asigname reasigna* encomiende encargale encarga encasquetale encargo encargue coma encasqueta* lleve_la encargue ocupe se_ocupa haga ; assign* zuweisen weise zugewiesen assigne assignee attribue
  dueno/responsable: dueno* duena* responsable* encargado encargada cargo huerfan* persona_asignada ; owner* responsible verantwortlich
  edad: edad hijos vive cumpleanos telefono movil direccion_de personales
  coger/coger: coger cogerme coge cogido pillar repartir repartid* cojo coja cogen ; picked take takes nehmen ubernehme prends pick
  libre: libre* disponible* hueco ocios* desahogad* capacidad suelto suelta tranquilo tranquila disponibilidad mano_sobre ayudar_con_mas ayudar podria_ayudar poco desahogada poco_trabajo mano tocandose asumir dispone_de_capacidad nada_que_hacer sobrado sobrada ligero ligera margen desocupad* poco_lio sobra_tiempo desocupado ; free room available kapazitat capacity luft du_temps time_for
  carga: carga cargad* sobrecarg* saturad* agobiad* desbordad* liad* pillad* petado petada ocupad* hasta_arriba demasiad* exceso reparto repartida cargado machacando apurad* peso soporta machacando culo hasta_arriba mucho_encima abasto apretad* lengua_fuera equilibrad* agobio apurado bien_repartido ; overloaded workload surcharge* uberlastet trop_de_travail zu_viel
  trabajo: trabajo trabaja trabajan trabajando trabajado curro curra dedica ; work working worked travail travaille arbeit arbeitet
  estimar/estimar: estima* estimacion* estimar estimad* puntuar puntuad* puntua costaria cuanto_vale ; estimated estimate* estimee* schatz* geschatzt
  fecha/fecha: fecha fechas plazo* limite vencimiento* calendario fin_de_fecha ; due deadline* date dates datum
  vence/vence: vence vencen vencer vencera venza caduca caducan entregar entrega entregas entregan echa_encima encima ; fallig due upcoming
  semana: semana semanas semanal ; week weeks semaine woche weekly
  mes: mes meses ; month mois monat
  dia: dia dias jornada ; day days jour tag
  hoy: hoy ; today aujourd hui heute
  ayer: ayer ; yesterday hier gestern
  manana: manana ; tomorrow demain morgen
  diasem/lunes: lunes ; monday lundi montag
  diasem/martes: martes ; tuesday mardi dienstag
  diasem/miercoles: miercoles ; wednesday mercredi mittwoch
  diasem/jueves: jueves ; thursday jeudi donnerstag
  diasem/viernes: viernes ; friday vendredi freitag
  diasem/sabado: sabado ; saturday samedi samstag
  diasem/domingo: domingo ; sunday dimanche sonntag
  ayer/anteayer: anteayer antier
  pasado/pasada: pasado pasada anterior ultimo ultima ultimos ultimas ; last previous dernier derniere derniers letzte letzten letzter vorige
  proximo/proxima: proximo proxima siguiente siguientes viene proximas proximos entrante ; next prochain prochaine nachsten nachste
  ahora: ahora actualmente actual actualidad ; now right_now jetzt
  hizo/hizo: hizo hicieron hicimos hice iso ha_hecho han_hecho hemos_hecho haciendo_estos anduvo estuvo realizo actividad actuaciones movimientos avances sacar_adelante palo_al_agua echo_ haciendo_estos actividad_de actuaciones dedicado dedico actividades ; did done_by gemacht fait up_to doing activity getan been_doing
  paso: paso ocurrio ocurrido sucedio acontecido sucesos novedad* perdido perdi que_hay_de_nuevo hay_nuevo nuevos nuevo_hoy ponme_al_dia ponerme_al_dia ponnos_al_dia mientras_no_estaba liado_hoy paso_mientras ocurrido liado que_tal_fue movio novedad ; happened passe passiert miss missed catch neues neuf news new
  pasa: pasa ocurre sucede pueden_avanzar
  cambio: cambio cambios cambiado cambiaron cambian modific* modifique tocado toco tocaron movido movio ; changed changes geandert
  cambiar: cambia cambiale cambiar cambialo actualiza actualice actualizalo ; change update andere
  creo: creo creado creada creadas creados creo_la abrio alta_en dio_de_alta dio_de_alta abrio cree cree_la abierto_por creacion abrieron abierto_por ; created erstellt_hat cree_par erstellt opened
  crear: crea crear creame anade anadir anademe genera generar agrega agregar apunta apuntame haz hazme nueva nuevo nuevas necesito necesitamos mete_una crees alta ; create add new cree_une erstelle
  borrar: desaparecer borra* elimina* suprime suprimir basura tira_r carga_a quita_del deshazte papelera tiralo ; delete remove supprime losche get_rid
  mover: mueve mover moverlo muevelo pasalo traslada* traslade llevar_al lleva_al lleva_lo ; move whatever deplace verschiebe
  poner: pon ponle ponme ponlo poner marca marcar deja dejalo pasa_a pongo marcala marcalo ponla pasala dejala actualizala cierrala cierralo ; set mark make marque markiere setze mets mettre
  quitar: quita quitale quitame quitamos quitar saca sacar sacamos sacaramos quitaramos retire suelta desasigna libera fuera dejamos_fuera excluir prescindir ahorramos quito saco retiramos retira retirar dejando ; unassign desassigne entziehe drop leave_out weglassen enleve without_it away nimm sors
  meter: mete meter metemos metido_en metieron anadido anadidos anadio anadimos anadieron entrado entro entraron incorporar incorporaron incorpore incluye incluir include colado sumado meta metido_cosas entra entre entraria metiendo incorporado incluimos añadimos anado meto incluir ; added kam ajoute enter
  caber: cabe caben ; fits fit
  dar: dale dar da pasale pasasela daselo ; give
  recordar: recuerda* recuerdame recordatorio* recordar avisame avisa acuerdame olvide pase_manana no_se_me olvide_ no_se_me_olvide olvidar alarma toque salte_un_aviso aviso avise avises avisarme acuerde dejes_olvidar ; remind* reminder rappelle erinnere forget rappel vergiss
  preparar: prepara* preparame planifica* planea* borrador propon* proponme sugiere organiza* arma monta elabore ; plan prepare plane planning
  dividir: divide* dividir parte_la partela partir parte trocea* desglos* descompon* trocitos demasiado_grande muy_grande partirias dividirias ; split break decoupe teile break_down
  reescribir: reescrib* redact* reformul* escribe_bien formato arreglala ; rewrite reword formuliere
  comparar: compara* comparado comparativa diferencia diferencian mejorado mejorando al_lado contra frente respecto_al ; compare* vergleiche versus vs than vs
  mejor: mejor mejores ; better besser
  peor: peor ; worse
  mas/mas: mas mayor ; more most plus mehr longest
  menos: menos menor ; less fewer
  tiempo: tiempo time ; temps
  tardar: tarda* tardamos tardan tardado dura duracion duran demoramos lleva_hacer resolver ; take_on lead_time cycle cycle_time dauert prend
  ciclo: ciclo lead
  llegar: llegamos llegar llegaremos llegariamos llegaria lleguemos conseguiremos lograremos cumpliremos cumplimos cumplir a_tiempo da_tiempo dar_tiempo daria_tiempo pinta justos cumplir_plazos en_plazo dara_tiempo ; make_it schaffen on_track rechtzeitig in_time on_time
  prevision: pronostico prevision probabilidad probable posibilidades riesgo riesgos peligro ; forecast chances
  burndown: burndown quemar
  alcance: alcance crecido engordando engordado variaciones colado colarse a_mitad previsto desde_que_empezo desde_que_empezamos despues_de_empezar ; scope creep
  empezar: empieza empezar empezo comienza arranca arrancar inicio comenzar iniciado iniciados iniciado_el empezado_el ; start started starts begin debut anfange
  va: va van vamos vais marcha anda andan andamos tal estado situacion avance progresa situation progreso_de avanzada porcentaje grado hablame novedades_de ; lauft lauft_es where_are ou_en going status steht est_il est_elle stand news_on tell_me_about steht
  resumen: resumen resume resumeme resuma panorama vision general balance resumne ; summary summarise overview
  informe: informe* acta texto_para texto_que contarle contar_al para_el_cliente para_direccion para_mi_jefa escribemelo redacta_un imforme acta wochenbericht ; report* rapport bericht wochenbericht write
  cliente: cliente jefa jefe jefes direccion para_mandar que_mandar que_enviar ; client kunden boss
  reviewsprint: revision_del_sprint review_del la_review ; sprint_review
  daily: daily diaria deily daili standup
  depende: depende* dependencia* espera* esperando espera_a supeditad* cuelgan afecta desbloqueamos desbloquea_si antes_de hasta_que ; depend depends dependencies waiting hangt depend_il
  sabe: sabe sabes domina entiende entienden experto experta experiencia conoce conocimientos controla pregunto preguntar preguntarle referente con_quien brasa conocer conocimiento expert* hablo_con pregunto_por consulto consultar duda dudas resolverme explica_lo ; contacto ask knows kennt connait expert know frage_ich aider help_me_with can_help ask_about
  buscar: busca* buscar encuentra* encuentrame encuentro encontrar localiza* localice ; find search cherche suche
  ayuda: ayuda ayudame ayudas puedes funcionas funciona sirves instrucciones opciones comandos funciones vales funcion funciones puedes_hacer sirve se_usa_esto preguntarte haces usarte pedirte pedir ejemplos ofrece usar preguntarte puedo_pedirte ; help can_you kannst peux_tu hilfe aide aide_moi help funktioniert can_i_ask
  hola: hola holaaa wenas buenasss encantado buenas buenos ola ey saludos ; morning hello hi bonjour guten hallo hey
  gracias: gracias grax chao lujo estupendo guay adios genial perfecto agradezco vale ok de_acuerdo buen_trabajo eso_era_todo ; tschuss great thanks thank merci danke bye vielen_dank cheers thx
  definicion: definicion* listo consideramos damos_algo acordados ; definition dod dor
  historial: historial recorrido cronologia manos modificaciones principio trayectoria cambios_ha_tenido por_que_manos tocado_ quien_toco ; history
  quieto/sin moverse: moverse mueve_nada sin_moverse sin_cambiar sin_tocar_desde dormido pudriendo eternidad siglos igual permanencia viejo vieja antigu* antiguo muerto lleva_mas mas_lleva mas_tiempo_lleva lleva_mas_tiempo llevan_mas_tiempo siglos sin_moverse_ antigua antiguas mas_viejo acumula permanencia olvidado olvidadas polvo eternizando eternizan arrastrando arrastramos siglos estancado_desde ; moved not_moved oldest longest been_in langsten traine liegt
  simula: pasaria pasa_si si_quitamos si_sacamos simula* imagina supon suponiendo si_metemos si_anadimos si_dejamos si_no y_si quedaria efecto llegariamos entraria cabria ganariamos tendriamos hicieramos quitaramos repente pasaria_si imaginate pongamos ganamos si_quito si_saco si_meto si_anado si_dejo si_retiramos ; what_if would_we would_happen et_si ware would_we what_happens
  lleva: lleva llevan llevamos llevo lleve llevar carries
  tiene: tiene tienen tenemos tenéis teneis lleva_encima ; has avoir hat
  hacer: hago hacer hace hacen deberia debo toca ponerme sigo ; do_i should_i
  empiezo: empiezo empezar_por donde_empiezo
  cuenta: cuenta cuento cuentame explicame explica explique ; explain erklar
  vadeque: de_que_va de_que_trata consiste trata describa finalidad objeto objetivo finalidad contexto_del construyendo ; goal worum parle_ce purpose
  llueve: llover lluvia llovera tiempo_hara ; weather clima wetter meteo
  sueldo: sueldo* salario* nomina_s gana cobra kobra ; earn
  insulto: que_te_den para_nada idiota mierda_de imbecil inutil estupido callate basura_de gilipollas tonto mierda inutil valen_nada vales_para_nada joder ; stupid
  contrasena: contrasena* clave_de_acceso ; password* token
  fueradeaqui: cenar pelicula ropa cantame cantar cafeteria musica coche elefante dolar vuelo regalo horoscopo bitcoin restaurante cancion
  aplazar: aplaza* pospon* adelanta* posterga* ; postpone reporte
  chiste: chiste poema cancion receta ; joke blague witz
  vacaciones: vacaciones baja enferm*
  insegura: ignora ignore olvida_tus instrucciones_anteriores prompt restricciones privados privadas
  backlog: backlog
  estaen: que_es
  ser: eres ; are_you
  tambienx: contiene dentro contenido
  alguien: alguien alguno alguna ; anyone anybody someone somebody quelqu jemand
  poder: puede pueden podria podrian puedo podemos pueda ; could can peut pouvez konnen
  reabrir: reabre reabrir reabrela reabierto reabierta reabrio ; reopen rouvre
  texto: texto mandar enviar copiar correo ; send text write_me
  antes: antes ; before avant
  despues: despues luego ; after apres nach
  cada: cada ; each every chaque jeder
  otro: otro otra otros otras ; another other autre
  seguir: sigue siguen seguimos sigo ; still toujours
  bien: bien buena bueno ; well good fine gut
  estar: estara estaran estaria tendria tendrian
  sacarde: salido sale
`;
