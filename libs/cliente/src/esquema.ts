// Generated from /api/docs-json: npx nx esquema cliente

export interface paths {
    "/api/auditoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_AuditoriaController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditoria/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_AuditoriaController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditoria/verificacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_AuditoriaController_verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_CalendariosController_list"];
        put?: never;
        post: operations["integraciones_CalendariosController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["integraciones_CalendariosController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendarios/{id}/renovar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_CalendariosController_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendarios/direccion/{secreto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_DireccionController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claves/{clave}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ClavesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comentarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_ComentariosController_update"];
        post?: never;
        delete: operations["proyectos_ComentariosController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comentarios/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_ComentariosController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/configuracion-publica": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que la web necesita saber antes de iniciar sesión */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Hecho */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            avisos: {
                                chatIaDesactivado: boolean;
                                servidorEnReposo: boolean;
                            };
                            contrasenaMinima: number;
                            credencialesDemo?: {
                                contrasena: string;
                                correo: string;
                            };
                            demo: boolean;
                            diasPapelera: number;
                            empresa?: {
                                nombre: string | null;
                                solo: boolean;
                            };
                            recuperacionPorCorreo: boolean;
                            /** @enum {string} */
                            registro: "abierto" | "correo" | "invitacion" | "cerrado";
                            /** @constant */
                            success: true;
                            version: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elementos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ElementosController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elementos/plazos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_PlazosController_move"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enlaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_EnlacesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enlaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["proyectos_EnlacesController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enlaces/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_EnlacesController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enlaces/elemento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EnlacesController_listOfElemento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enlaces/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EnlacesController_listOfProyecto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/epicas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_EpicasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/epicas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EpicasController_get"];
        put: operations["proyectos_EpicasController_update"];
        post?: never;
        delete: operations["proyectos_EpicasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/epicas/{id}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EpicasController_listHistorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/epicas/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EpicasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/epicas/proyecto/{id}/cuentas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_CuentasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_EquiposController_list"];
        put?: never;
        post: operations["usuarios_EquiposController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_EquiposController_find"];
        put: operations["usuarios_EquiposController_update"];
        post?: never;
        delete: operations["usuarios_EquiposController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etiquetas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_EtiquetasController_update"];
        post?: never;
        delete: operations["proyectos_EtiquetasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etiquetas/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_EtiquetasController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etiquetas/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_EtiquetasController_list"];
        put?: never;
        post: operations["proyectos_EtiquetasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forjas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_ForjasController_list"];
        put?: never;
        post: operations["integraciones_ForjasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forjas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["integraciones_ForjasController_update"];
        post?: never;
        delete: operations["integraciones_ForjasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forjas/{id}/secreto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_ForjasController_renewSecreto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forjas/entrada/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_EntradaController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forjas/referencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_ForjasController_listReferencias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_HistoriasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_HistoriasController_get"];
        put: operations["proyectos_HistoriasController_update"];
        post?: never;
        delete: operations["proyectos_HistoriasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/{id}/comentarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ComentariosController_listOfHistoria"];
        put?: never;
        post: operations["proyectos_ComentariosController_commentHistoria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/{id}/criterios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_CriteriosDehistoriaController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/{id}/criterios/{criterioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_CriteriosDehistoriaController_change"];
        post?: never;
        delete: operations["proyectos_CriteriosDehistoriaController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/{id}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_HistoriasController_listHistorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_HistoriasController_updateMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/historias/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_HistoriasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/alertas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ia_AlertasController_list"];
        put?: never;
        post?: never;
        delete: operations["ia_AlertasController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/alertas/notificar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ia_AlertasController_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/alertas/regenerar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ia_AlertasController_regenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/conversaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ia_ConversacionesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/conversaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ia_ConversacionesController_get"];
        put?: never;
        post?: never;
        delete: operations["ia_ConversacionesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/conversaciones/{id}/propuestas/{propuesta}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ia_ConversacionesController_settle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/mensaje": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ia_AsistenteController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/mensaje/flujo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ia_AsistenteController_stream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ia/verificar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ia_AsistenteController_verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imagenes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_ImagenesController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ImportacionesController_list"];
        put?: never;
        post: operations["proyectos_ImportacionesController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ImportacionesController_get"];
        put: operations["proyectos_ImportacionesController_prepare"];
        post?: never;
        delete: operations["proyectos_ImportacionesController_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importaciones/{id}/deshacer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_ImportacionesController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importaciones/{id}/ejecutar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_ImportacionesController_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importaciones/{id}/filas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ImportacionesController_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_McpController_handle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/{chatId}/{tipo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_MensajesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/{chatId}/{tipo}/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_ChatsController_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["mensajes_MensajesController_update"];
        post?: never;
        delete: operations["mensajes_MensajesController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/archivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["mensajes_ArchivosController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/archivos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_ArchivosController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/buscar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_BusquedaController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_ChatsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mensajes/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mensajes_ChatsController_contactos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notificaciones_NotificacionesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["notificaciones_NotificacionesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones/{id}/leer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["notificaciones_NotificacionesController_markRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["notificaciones_NotificacionesController_restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones/contador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notificaciones_NotificacionesController_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificaciones/marcar-todas-leidas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["notificaciones_NotificacionesController_markAllRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_OauthController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/registro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_OauthController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/solicitud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_OauthController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_OauthController_exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Salud, versión y retraso de cada servicio, y los mensajes fallidos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description gateway y servicios; `estado` null: no contesta */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            embebida: {
                                cerca: boolean;
                                limites: {
                                    documentos: number;
                                    personas: number;
                                    sockets: number;
                                };
                                usado: {
                                    documentos: number;
                                    personas: number;
                                    sockets: number;
                                };
                            } | null;
                            gateway: {
                                broker: boolean;
                                certificado: {
                                    /** Format: date-time */
                                    caduca: string;
                                } | null;
                                /** Format: date-time */
                                desde: string;
                                sockets: number;
                                version: string;
                            };
                            servicios: {
                                estado: {
                                    base: boolean;
                                    broker: boolean;
                                    consumidores: {
                                        esperaMs: number | null;
                                        nombre: string;
                                        pendientes: number | null;
                                    }[];
                                    datos?: {
                                        bytes: number;
                                        disco: {
                                            total: number;
                                            usado: number;
                                        } | null;
                                        documentos: number;
                                        embebida: boolean;
                                    } | null;
                                    /** Format: date-time */
                                    desde: string;
                                    letras: {
                                        _id: string;
                                        /** Format: date-time */
                                        apartada: string;
                                        asunto: string;
                                        consumidor: string;
                                        correlacion: string | null;
                                        motivo: string;
                                        resumen: string;
                                    }[];
                                    letrasTotal: number | null;
                                    listo: boolean;
                                    outbox: number | null;
                                    outboxEsperaMs?: number | null;
                                    personas?: number | null;
                                    respaldo?: {
                                        ensayada: string | null;
                                        hecha: string | null;
                                    } | null;
                                    servicio: string;
                                    version: string;
                                } | null;
                                servicio: string;
                            }[];
                            /** @constant */
                            success: true;
                        };
                    };
                };
                /** @description Sin sesión */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Solo para administradores */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description No contesta quien tiene que contestar */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operacion/letras-muertas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Descarta un mensaje fallido */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example sprints-17 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Descartado */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
                /** @description El identificador no es válido */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Sin sesión */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Solo para administradores */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Ya no está entre los fallidos */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description No contesta quien tiene que contestar */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operacion/letras-muertas/{id}/reintentar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devuelve un mensaje fallido a quien lo trata */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example sprints-17 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Tratado, y ya no está entre los fallidos */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
                /** @description El identificador no es válido */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Sin sesión */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Solo para administradores */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Ya no está entre los fallidos */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description Ha vuelto a fallar; `message` dice por qué */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
                /** @description No contesta quien tiene que contestar */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            /** @constant */
                            success: false;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papelera": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_PapeleraController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papelera/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["proyectos_PapeleraController_purge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papelera/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_PapeleraController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plantillas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_PlantillasController_update"];
        post?: never;
        delete: operations["proyectos_PlantillasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plantillas/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_PlantillasController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plantillas/{id}/usar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_PlantillasController_use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plantillas/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_PlantillasController_list"];
        put?: never;
        post: operations["proyectos_PlantillasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/propuestas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_PropuestasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/propuestas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_PropuestasController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/propuestas/{id}/decidir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_PropuestasController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/propuestas/{id}/deshacer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_PropuestasController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ProyectosController_list"];
        put?: never;
        post: operations["proyectos_ProyectosController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ProyectosController_get"];
        put: operations["proyectos_ProyectosController_update"];
        post?: never;
        delete: operations["proyectos_ProyectosController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/{id}/clave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_ProyectosController_changeClave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/{id}/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_PanelController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/buscar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_BusquedaController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/equipos/lista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_EquiposListaController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proyectos/resumen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ResumenController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/salud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estado de todos los servicios y del broker */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Todo está listo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            listo: true;
                            servicios: {
                                [key: string]: "listo" | "no disponible";
                            };
                            /** @constant */
                            success: true;
                        };
                    };
                };
                /** @description `servicios` nombra lo que no está disponible */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
                            codigo: string;
                            /** @description Solo en OAuth: el error con la palabra del protocolo */
                            error?: string;
                            error_description?: string;
                            errores?: {
                                campo: string;
                                message: string;
                                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                                motivo: string;
                                /** @description Lo que cambia dentro de la frase */
                                parametros?: {
                                    [key: string]: string | number | string[];
                                };
                            }[];
                            /** @constant */
                            listo: false;
                            /** @description La frase, en español */
                            message: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            requestId: string;
                            servicios: {
                                [key: string]: "listo" | "no disponible";
                            };
                            /** @constant */
                            success: false;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_SprintsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_SprintsController_get"];
        put: operations["sprints_SprintsController_update"];
        post?: never;
        delete: operations["sprints_SprintsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/alcance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_CicloController_changeScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_CicloController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/finalizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_CicloController_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/historias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sprints_SprintsController_changeHistorias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/informe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_InformeController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/iniciar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_CicloController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/trasladar-pendientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_CicloController_moveUnfinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/verificar-finalizacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_CicloController_verifyFinish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/{id}/verificar-inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_CicloController_verifyStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/historias/{id}/definiciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_DefinicionesController_ofHistoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/historias/{id}/definiciones/{puntoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sprints_DefinicionesController_mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sprints_SprintsLoteController_plan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_SprintsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/proyecto/{id}/definiciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_DefinicionesController_get"];
        put: operations["sprints_DefinicionesController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sprints/proyecto/{id}/historias-disponibles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_SprintsController_disponibles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sprints_TablerosController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_TablerosController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros/{id}/columnas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sprints_TablerosController_changeColumnas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros/mover-historia/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sprints_TablerosController_move"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros/principal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_TablerosController_principal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableros/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sprints_TablerosController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_TareasController_listVisible"];
        put?: never;
        post: operations["proyectos_TareasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_TareasController_get"];
        put: operations["proyectos_TareasController_update"];
        post?: never;
        delete: operations["proyectos_TareasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/archivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_TareaArchivosController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/archivos/{archivoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_TareaArchivosController_download"];
        put?: never;
        post?: never;
        delete: operations["proyectos_TareaArchivosController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/comentarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_ComentariosController_listOfTarea"];
        put?: never;
        post: operations["proyectos_ComentariosController_commentTarea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/criterios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_CriteriosDetareaController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/criterios/{criterioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_CriteriosDetareaController_change"];
        post?: never;
        delete: operations["proyectos_CriteriosDetareaController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/{id}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_TareasController_listHistorial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["proyectos_TareasController_updateMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/proyecto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_TareasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tareas/proyecto/{id}/avance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_AvanceController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_TokensController_list"];
        put?: never;
        post: operations["usuarios_TokensController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_TokensController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}/lecturas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_TokensController_forgetReadings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_UsuariosController_list"];
        put?: never;
        post: operations["usuarios_UsuariosController_createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["usuarios_UsuariosController_updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/{id}/borrado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_BorradoController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/{id}/enlace-contrasena": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_RecuperacionController_enlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/administracion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_AdministracionController_administracion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_BotsController_list"];
        put?: never;
        post: operations["usuarios_BotsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/bots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["usuarios_BotsController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/bots/{id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_BotsController_createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/bots/{id}/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_BotsController_revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/bots/{id}/tokens/{token}/lecturas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_BotsController_forgetReadings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/contrasena": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["usuarios_PerfilController_changeContrasena"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/contrasena/olvido": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_RecuperacionController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/contrasena/restablecer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_RecuperacionController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/correo/confirmar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_ConfirmacionController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/correo/enviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_ConfirmacionController_askAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/empresa/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_EmpresaController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/empresa/sesion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_EmpresaController_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/empresa/vinculos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_VinculosController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/empresa/vinculos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_VinculosController_unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/invitaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_InvitacionesController_list"];
        put?: never;
        post: operations["usuarios_InvitacionesController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/invitaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_InvitacionesController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_SesionesController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/mis-datos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_BorradoController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/pedir-equipo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_AdministracionController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/perfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_PerfilController_find"];
        put: operations["usuarios_PerfilController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/preferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_PreferenciasController_find"];
        put: operations["usuarios_PreferenciasController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_SesionesController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/register/enlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_RegistroController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/sesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["usuarios_SesionesAbiertasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/sesiones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["usuarios_SesionesAbiertasController_close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/sesiones/cerrar-demas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["usuarios_SesionesAbiertasController_closeOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vistas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_VistasController_list"];
        put?: never;
        post: operations["proyectos_VistasController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vistas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proyectos_VistasController_get"];
        put: operations["proyectos_VistasController_update"];
        post?: never;
        delete: operations["proyectos_VistasController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vistas/{id}/restaurar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proyectos_VistasController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_WebhooksController_list"];
        put?: never;
        post: operations["integraciones_WebhooksController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_WebhooksController_read"];
        put: operations["integraciones_WebhooksController_update"];
        post?: never;
        delete: operations["integraciones_WebhooksController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/entregas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_EntregasController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/entregas/{entrega}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["integraciones_EntregasController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/entregas/{entrega}/reenviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_EntregasController_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/probar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_EntregasController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secreto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["integraciones_WebhooksController_renewSecreto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ia_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        integraciones_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        mensajes_Archivo: {
            _id: string;
            /** Format: date-time */
            fecha: string;
            nombre: string;
            subidoPor: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            tamano: number;
            tipo: string;
            url: string;
        };
        mensajes_Chat: {
            _id: string;
            avatar: string | null;
            leidoHasta: number;
            noLeidos: number;
            nombre: string;
            secuencia: number;
            /** @enum {string} */
            tipo: "directo" | "equipo" | "proyecto";
            ultimoMensaje: {
                _id: string;
                archivos: number;
                contenido: string;
                eliminado: boolean;
                emisor: {
                    _id: string;
                    avatar: string | null;
                    nombre: string;
                } | null;
                /** Format: date-time */
                timestamp: string;
            } | null;
        };
        mensajes_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        mensajes_Mensaje: {
            _id: string;
            archivos: components["schemas"]["mensajes_Archivo"][];
            chatId: string;
            clienteId: string | null;
            contenido: string;
            editado: string | null;
            eliminado: boolean;
            emisor: {
                _id: string;
                avatar: string | null;
                nombre: string;
            };
            leido: boolean;
            menciones: string[];
            receptor: string;
            respuestaA: {
                _id: string;
                contenido: string;
                eliminado: boolean;
                emisor: {
                    _id: string;
                    avatar: string | null;
                    nombre: string;
                };
            } | null;
            secuencia: number;
            /** Format: date-time */
            timestamp: string;
            /** @enum {string} */
            tipoChat: "directo" | "equipo" | "proyecto";
            version: number;
        };
        notificaciones_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        notificaciones_Notificacion: {
            _id: string;
            accion: string | null;
            aviso?: string;
            leida: boolean;
            mensaje: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            regla: string;
            /** Format: date-time */
            timestamp: string;
            /** @enum {string} */
            tipo: "tarea" | "proyecto" | "mencion" | "equipo" | "sistema";
            titulo: string;
        };
        proyectos_Archivo: {
            _id: string;
            /** Format: date-time */
            fecha: string;
            nombre: string;
            subidoPor: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            tamano: number;
            /** @enum {string} */
            tipo: "image/png" | "image/jpeg" | "application/pdf" | "application/msword" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
            url: string;
        };
        proyectos_Comentario: {
            _id: string;
            autor: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            editado: string | null;
            menciones: string[];
            proyecto: string;
            sobre: {
                _id: string;
                /** @enum {string} */
                entidad: "historia" | "tarea";
            };
            texto: string;
            version: number;
        };
        proyectos_Elemento: {
            _id: string;
            clave: string;
            /** Format: date-time */
            createdAt: string;
            descripcion: string;
            /** @constant */
            entidad: "epica";
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            fin?: string | null;
            inicio?: string | null;
            orden: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        } | {
            _id: string;
            avanceCriterios?: {
                hechos: number;
                total: number;
            };
            bloqueadaPor?: number;
            clave: string;
            columna?: string | null;
            comoUsuario: string;
            /** Format: date-time */
            createdAt: string;
            criterios?: {
                _id: string;
                hecho: boolean;
                texto: string;
            }[];
            descripcion: string;
            /** @constant */
            entidad: "historia";
            epicaId: {
                _id: string;
                titulo: string;
            };
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            etiquetas?: {
                _id: string;
                /** @enum {string} */
                color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                nombre: string;
            }[];
            fin?: string | null;
            inicio?: string | null;
            orden: string;
            para: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            puntos: number;
            quiero: string;
            responsable: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            sprintId: {
                _id: string;
                nombre: string;
            } | null;
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        } | {
            _id: string;
            archivos: components["schemas"]["proyectos_Archivo"][];
            asignado: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            avanceCriterios?: {
                hechos: number;
                total: number;
            };
            bloqueadaPor?: number;
            clave: string;
            criterios?: {
                _id: string;
                hecho: boolean;
                texto: string;
            }[];
            descripcion: string;
            /** @constant */
            entidad: "tarea";
            epica?: {
                _id: string;
                titulo: string;
            } | null;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
            etiquetas?: {
                _id: string;
                /** @enum {string} */
                color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                nombre: string;
            }[];
            /** Format: date-time */
            fechaCreacion: string;
            fechaLimite: string | null;
            historiaId: string;
            orden: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            tiempoEstimado: number | null;
            /** @enum {string} */
            tipo: "funcionalidad" | "bug" | "mejora" | "documentación";
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        proyectos_Enlace: {
            _id: string;
            destino: {
                _id: string;
                clave: string;
                /** @enum {string} */
                estado: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                proyecto: string;
                /** @enum {string} */
                tipo: "historia" | "tarea";
                titulo: string;
            } | {
                completado: boolean;
                /** @constant */
                oculto: true;
                /** @enum {string} */
                tipo: "historia" | "tarea";
            };
            origen: {
                _id: string;
                clave: string;
                /** @enum {string} */
                estado: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                proyecto: string;
                /** @enum {string} */
                tipo: "historia" | "tarea";
                titulo: string;
            } | {
                completado: boolean;
                /** @constant */
                oculto: true;
                /** @enum {string} */
                tipo: "historia" | "tarea";
            };
            /** @enum {string} */
            tipo: "bloquea" | "relaciona" | "duplica";
            version: number;
        };
        proyectos_Epica: {
            _id: string;
            clave: string;
            /** Format: date-time */
            createdAt: string;
            descripcion: string;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            fin?: string | null;
            inicio?: string | null;
            orden: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        proyectos_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        proyectos_Etiqueta: {
            _id: string;
            /** @enum {string} */
            color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
            nombre: string;
            orden: number;
            proyecto: string;
            version: number;
        };
        proyectos_Historia: {
            _id: string;
            avanceCriterios?: {
                hechos: number;
                total: number;
            };
            bloqueadaPor?: number;
            clave: string;
            columna?: string | null;
            comoUsuario: string;
            /** Format: date-time */
            createdAt: string;
            criterios?: {
                _id: string;
                hecho: boolean;
                texto: string;
            }[];
            descripcion: string;
            epicaId: {
                _id: string;
                titulo: string;
            };
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            etiquetas?: {
                _id: string;
                /** @enum {string} */
                color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                nombre: string;
            }[];
            fin?: string | null;
            inicio?: string | null;
            orden: string;
            para: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            puntos: number;
            quiero: string;
            responsable: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            sprintId: {
                _id: string;
                nombre: string;
            } | null;
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        proyectos_Plantilla: {
            _id: string;
            contenido: {
                comoUsuario?: string;
                criterios?: string[];
                descripcion: string;
                etiquetas?: string[];
                historias?: {
                    comoUsuario: string;
                    criterios: string[];
                    descripcion: string;
                    etiquetas: string[];
                    para: string;
                    /** @enum {string} */
                    prioridad: "baja" | "media" | "alta" | "crítica";
                    puntos: number;
                    quiero: string;
                    tareas: {
                        criterios: string[];
                        descripcion: string;
                        etiquetas: string[];
                        /** @enum {string} */
                        prioridad: "baja" | "media" | "alta" | "crítica";
                        tiempoEstimado: number | null;
                        /** @enum {string} */
                        tipo: "funcionalidad" | "bug" | "mejora" | "documentación";
                        titulo: string;
                    }[];
                    titulo: string;
                }[];
                para?: string;
                /** @enum {string} */
                prioridad: "baja" | "media" | "alta" | "crítica";
                puntos?: number;
                quiero?: string;
                tareas?: {
                    criterios: string[];
                    descripcion: string;
                    etiquetas: string[];
                    /** @enum {string} */
                    prioridad: "baja" | "media" | "alta" | "crítica";
                    tiempoEstimado: number | null;
                    /** @enum {string} */
                    tipo: "funcionalidad" | "bug" | "mejora" | "documentación";
                    titulo: string;
                }[];
                tiempoEstimado?: number | null;
                /** @enum {string} */
                tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                titulo: string;
            };
            /** Format: date-time */
            createdAt: string;
            elementos: number;
            nombre: string;
            proyecto: string;
            /** @enum {string} */
            tipo: "epica" | "historia" | "tarea";
            version: number;
        };
        proyectos_Proyecto: {
            _id: string;
            clave: string;
            clavesAnteriores?: string[];
            creador: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            descripcion: string;
            equipo: {
                _id: string;
                nombre: string;
            };
            /** @enum {string} */
            estado: "activo" | "pausado" | "completado" | "cancelado";
            fechaFin: string | null;
            /** Format: date-time */
            fechaInicio: string;
            nombre: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        proyectos_Tarea: {
            _id: string;
            archivos: components["schemas"]["proyectos_Archivo"][];
            asignado: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            avanceCriterios?: {
                hechos: number;
                total: number;
            };
            bloqueadaPor?: number;
            clave: string;
            criterios?: {
                _id: string;
                hecho: boolean;
                texto: string;
            }[];
            descripcion: string;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
            etiquetas?: {
                _id: string;
                /** @enum {string} */
                color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                nombre: string;
            }[];
            /** Format: date-time */
            fechaCreacion: string;
            fechaLimite: string | null;
            historiaId: string;
            orden: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            tiempoEstimado: number | null;
            /** @enum {string} */
            tipo: "funcionalidad" | "bug" | "mejora" | "documentación";
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        proyectos_Vista: {
            _id: string;
            agrupar: ("proyecto" | "tipo" | "epica" | "estado" | "prioridad" | "asignado" | "etiqueta") | null;
            /** @enum {string} */
            ambito: "privada" | "equipo" | "proyecto";
            columnas: ("clave" | "proyecto" | "tipo" | "estado" | "prioridad" | "asignado" | "etiquetas" | "puntos" | "vence" | "actualizada")[];
            consulta: string;
            creador: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            editable: boolean;
            equipo: {
                _id: string;
                nombre: string;
            } | null;
            nombre: string;
            /** @enum {string} */
            presentacion: "lista" | "tablero" | "cronologia";
            proyecto: {
                _id: string;
                clave: string;
                nombre: string;
            } | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        sprints_Columna: {
            _id: string;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            estados: ("pendiente" | "en progreso" | "en revisión" | "completada")[];
            historias: components["schemas"]["sprints_Historia"][];
            limite: components["schemas"]["sprints_LimiteDeColumna"] | null;
            nombre: string;
            recibe: ("pendiente" | "en progreso" | "en revisión" | "completada")[];
            sustituye: string[];
        };
        sprints_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        sprints_Historia: {
            _id: string;
            avanceCriterios?: {
                hechos: number;
                total: number;
            };
            bloqueadaPor?: number;
            clave: string;
            columna?: string | null;
            comoUsuario: string;
            /** Format: date-time */
            createdAt: string;
            criterios?: {
                _id: string;
                hecho: boolean;
                texto: string;
            }[];
            descripcion: string;
            epicaId: {
                _id: string;
                titulo: string;
            };
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            etiquetas?: {
                _id: string;
                /** @enum {string} */
                color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                nombre: string;
            }[];
            fin?: string | null;
            inicio?: string | null;
            orden: string;
            para: string;
            /** @enum {string} */
            prioridad: "baja" | "media" | "alta" | "crítica";
            proyecto: string;
            puntos: number;
            quiero: string;
            responsable: {
                _id: string;
                avatar: string | null;
                nombre: string;
            } | null;
            sprintId: {
                _id: string;
                nombre: string;
            } | null;
            titulo: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        sprints_LimiteDeColumna: {
            maximo: number;
            /** @enum {string} */
            modo: "muestra" | "avisa" | "impide";
            /** @enum {string} */
            por: "tarjetas" | "puntos";
        };
        sprints_ReglaDeColumna: {
            _id: string;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "en revisión" | "completada";
            estados: ("pendiente" | "en progreso" | "en revisión" | "completada")[];
            limite: components["schemas"]["sprints_LimiteDeColumna"] | null;
            nombre: string;
            recibe: ("pendiente" | "en progreso" | "en revisión" | "completada")[];
            sustituye: string[];
        };
        sprints_Sprint: {
            _id: string;
            cerrado: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            estado: "pendiente" | "en progreso" | "completado" | "cancelado";
            /** Format: date-time */
            fechaFin: string;
            /** Format: date-time */
            fechaInicio: string;
            historias: components["schemas"]["sprints_Historia"][];
            iniciado: string | null;
            nombre: string;
            numero: number;
            objetivo: string;
            proyecto: string;
            puntosTotales: number;
            traslados: {
                autor: {
                    _id: string;
                    avatar: string | null;
                    nombre: string;
                } | null;
                destino: {
                    _id: string;
                    nombre: string;
                } | null;
                /** Format: date-time */
                fecha: string;
                historias: {
                    _id: string;
                    titulo: string;
                }[];
            }[];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        sprints_Tablero: {
            _id: string;
            descripcion: string;
            nombre: string;
            proyecto: string;
            version: number;
        };
        usuarios_Equipo: {
            _id: string;
            /** Format: date-time */
            createdAt: string;
            descripcion: string;
            logo: string | null;
            miembros: {
                /** @enum {string} */
                rol: "admin" | "miembro";
                usuario: {
                    _id: string;
                    avatar: string | null;
                    correo?: string;
                    nombre: string;
                };
            }[];
            nombre: string;
            version: number;
        };
        usuarios_Error: {
            /** @description La clase de error: VALIDACION, NO_AUTENTICADO, SIN_PERMISO, NO_ENCONTRADO, CONFLICTO, ARCHIVO_DEMASIADO_GRANDE, SIN_ESPACIO, TIPO_NO_PERMITIDO, DEMASIADAS_PETICIONES, NO_DISPONIBLE, ERROR_INTERNO */
            codigo: string;
            /** @description Solo en OAuth: el error con la palabra del protocolo */
            error?: string;
            error_description?: string;
            errores?: {
                campo: string;
                message: string;
                /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                motivo: string;
                /** @description Lo que cambia dentro de la frase */
                parametros?: {
                    [key: string]: string | number | string[];
                };
            }[];
            /** @description La frase, en español */
            message: string;
            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
            motivo: string;
            /** @description Lo que cambia dentro de la frase */
            parametros?: {
                [key: string]: string | number | string[];
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        usuarios_Preferencias: {
            columnasTareas?: ("proyecto" | "tipo" | "estado" | "prioridad" | "asignado" | "fechaLimite")[];
            email: boolean;
            equipos: boolean;
            /** @enum {string} */
            idioma: "es" | "en" | "fr" | "de";
            menciones: boolean;
            proyectos: boolean;
            push: boolean;
            sistema: boolean;
            tareas: boolean;
            /** @enum {string} */
            tema: "claro" | "oscuro" | "sistema";
        };
        usuarios_Usuario: {
            _id: string;
            avatar: string | null;
            correo: string;
            correoConfirmado?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            estado: "activo" | "inactivo";
            nombre: string;
            /** @enum {string} */
            rol: "admin" | "usuario";
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    usuarios_AuditoriaController_list: {
        parameters: {
            query?: {
                accion?: string;
                cursor?: string;
                desde?: string;
                entidad?: string;
                hasta?: string;
                limite?: number;
                persona?: string;
                proyecto?: string;
                servicio?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cosas: {
                            _id: string;
                            nombre: string;
                        }[];
                        dispositivos: {
                            agente: string;
                            dispositivo: {
                                movil: boolean;
                                navegador: string | null;
                                sistema: string | null;
                            };
                        }[];
                        entradas: {
                            accion: string;
                            cambios: {
                                a: string | number | boolean | null;
                                campo: string;
                                de: string | number | boolean | null;
                            }[];
                            /** Format: date-time */
                            cuando: string;
                            entidad: string;
                            huella: string;
                            id: string | null;
                            mensaje: string;
                            previa: string;
                            proyecto: string | null;
                            quien: string | null;
                            seq: number;
                            servicio: string;
                            titulo: string | null;
                            token?: {
                                _id: string;
                                nombre: string;
                            };
                        }[];
                        equipos: {
                            _id: string;
                            nombre: string;
                        }[];
                        personas: {
                            _id: string;
                            avatar: string | null;
                            nombre: string;
                        }[];
                        siguiente: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_AuditoriaController_csv: {
        parameters: {
            query?: {
                accion?: string;
                desde?: string;
                entidad?: string;
                hasta?: string;
                persona?: string;
                proyecto?: string;
                servicio?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_AuditoriaController_verify: {
        parameters: {
            query?: {
                ancla?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cabeza: {
                            huella: string;
                            seq: number;
                        };
                        entradas: number;
                        integra: boolean;
                        rota: {
                            /** @enum {string} */
                            motivo: "huella" | "enlace" | "falta" | "cabeza" | "ancla";
                            seq: number;
                        } | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    integraciones_CalendariosController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendarios: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            leido: string | null;
                            nombre: string;
                            proyecto: string | null;
                            /** Format: date-time */
                            renovado: string;
                            /** @enum {string} */
                            tipo: "trabajo" | "proyecto" | "sprints";
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_CalendariosController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nombre: string;
                    /** @default null */
                    proyecto?: string | null;
                    /** @enum {string} */
                    tipo: "trabajo" | "proyecto" | "sprints";
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendario: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            leido: string | null;
                            nombre: string;
                            proyecto: string | null;
                            /** Format: date-time */
                            renovado: string;
                            /** @enum {string} */
                            tipo: "trabajo" | "proyecto" | "sprints";
                        };
                        ruta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_CalendariosController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_CalendariosController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendario: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            leido: string | null;
                            nombre: string;
                            proyecto: string | null;
                            /** Format: date-time */
                            renovado: string;
                            /** @enum {string} */
                            tipo: "trabajo" | "proyecto" | "sprints";
                        };
                        ruta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_DireccionController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secreto: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar; charset=utf-8": string;
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    proyectos_ClavesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clave: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        clave: string;
                        proyecto: string;
                        ruta: string;
                        /** @constant */
                        success: true;
                        /** @enum {string} */
                        tipo: "epica" | "historia" | "tarea";
                        titulo: string;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texto?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ElementosController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        elementos: components["schemas"]["proyectos_Elemento"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                        total: number;
                        totales: {
                            epica: number;
                            historia: number;
                            tarea: number;
                        };
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlazosController_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cambios: {
                        _id: string;
                        fin: "" | null | string;
                        inicio: "" | null | string;
                        /** @enum {string} */
                        tipo: "epica" | "historia";
                        version?: number;
                    }[];
                    proyecto: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epicas: components["schemas"]["proyectos_Epica"][];
                        historias: components["schemas"]["proyectos_Historia"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EnlacesController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    destino: string | {
                        _id: string;
                    };
                    origen: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    tipo: "bloquea" | "relaciona" | "duplica";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlace: components["schemas"]["proyectos_Enlace"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlace: components["schemas"]["proyectos_Enlace"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EnlacesController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EnlacesController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlace: components["schemas"]["proyectos_Enlace"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EnlacesController_listOfElemento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlaces: components["schemas"]["proyectos_Enlace"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EnlacesController_listOfProyecto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlaces: components["schemas"]["proyectos_Enlace"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    descripcion?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                    fin?: "" | null | string;
                    inicio?: "" | null | string;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    proyecto: string;
                    titulo: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epica: components["schemas"]["proyectos_Epica"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epica: components["schemas"]["proyectos_Epica"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epica: components["schemas"]["proyectos_Epica"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    descripcion?: string | null;
                    despuesDe?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                    fin?: "" | null | string;
                    inicio?: "" | null | string;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    titulo?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epica: components["schemas"]["proyectos_Epica"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_listHistorial: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambios: {
                            _id: string;
                            a: string | number | null;
                            /** @enum {string} */
                            accion: "creado" | "actualizado" | "movido";
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            campo: string | null;
                            de: string | number | null;
                            /** Format: date-time */
                            fecha: string;
                            propone?: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EpicasController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epicas: components["schemas"]["proyectos_Epica"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CuentasController_list: {
        parameters: {
            query?: {
                q?: string;
                rama?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cuentas: {
                            completadas: number;
                            epicaId: string;
                            fin?: string | null;
                            historias: number;
                            inicio?: string | null;
                            puntos: number;
                            sprints?: string[];
                        }[];
                        /** @constant */
                        success: true;
                        tareas: number;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    usuarios_EquiposController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipos: components["schemas"]["usuarios_Equipo"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EquiposController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    descripcion?: string | null;
                    logo?: string | null;
                    miembros: (string | {
                        /** @enum {string} */
                        rol?: "admin" | "miembro";
                        usuario: string | {
                            _id: string;
                        };
                    })[];
                    nombre: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipo: components["schemas"]["usuarios_Equipo"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipo: components["schemas"]["usuarios_Equipo"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EquiposController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipo: components["schemas"]["usuarios_Equipo"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EquiposController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    descripcion?: string | null;
                    logo?: string | null;
                    miembros?: (string | {
                        /** @enum {string} */
                        rol?: "admin" | "miembro";
                        usuario: string | {
                            _id: string;
                        };
                    })[];
                    nombre?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipo: components["schemas"]["usuarios_Equipo"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EquiposController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    proyectos_EtiquetasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    color?: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                    nombre?: string;
                    orden?: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etiqueta: components["schemas"]["proyectos_Etiqueta"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EtiquetasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EtiquetasController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etiqueta: components["schemas"]["proyectos_Etiqueta"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EtiquetasController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etiquetas: {
                            _id: string;
                            /** @enum {string} */
                            color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                            elementos: number;
                            nombre: string;
                            orden: number;
                            proyecto: string;
                            version: number;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_EtiquetasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    /** @enum {string} */
                    color?: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                    nombre: string;
                    orden?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etiqueta: components["schemas"]["proyectos_Etiqueta"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        etiqueta: components["schemas"]["proyectos_Etiqueta"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_list: {
        parameters: {
            query?: {
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forjas: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            criterios: boolean;
                            /** @enum {string} */
                            estado: "activa" | "pausada" | "sinAcceso";
                            nombre: string;
                            proyecto: string;
                            rechazado: string | null;
                            recibido: string | null;
                            reglas: {
                                abierta: ("en progreso" | "en revisión" | "completada") | null;
                                empezada: ("en progreso" | "en revisión" | "completada") | null;
                                fusionada: ("en progreso" | "en revisión" | "completada") | null;
                            };
                            ruta: string;
                            /** @enum {string} */
                            tipo: "github" | "gitlab" | "gitea" | "bitbucket";
                            version: number;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    /** @default true */
                    criterios?: boolean;
                    nombre: string;
                    proyecto: string;
                    /**
                     * @default {
                     *       "empezada": "en progreso",
                     *       "abierta": "en revisión",
                     *       "fusionada": "completada"
                     *     }
                     */
                    reglas?: {
                        abierta: ("en progreso" | "en revisión" | "completada") | null;
                        empezada: ("en progreso" | "en revisión" | "completada") | null;
                        fusionada: ("en progreso" | "en revisión" | "completada") | null;
                    };
                    /** @enum {string} */
                    tipo: "github" | "gitlab" | "gitea" | "bitbucket";
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forja: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            criterios: boolean;
                            /** @enum {string} */
                            estado: "activa" | "pausada" | "sinAcceso";
                            nombre: string;
                            proyecto: string;
                            rechazado: string | null;
                            recibido: string | null;
                            reglas: {
                                abierta: ("en progreso" | "en revisión" | "completada") | null;
                                empezada: ("en progreso" | "en revisión" | "completada") | null;
                                fusionada: ("en progreso" | "en revisión" | "completada") | null;
                            };
                            ruta: string;
                            /** @enum {string} */
                            tipo: "github" | "gitlab" | "gitea" | "bitbucket";
                            version: number;
                        };
                        secreto: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activa?: boolean;
                    criterios?: boolean;
                    nombre?: string;
                    reglas?: {
                        abierta: ("en progreso" | "en revisión" | "completada") | null;
                        empezada: ("en progreso" | "en revisión" | "completada") | null;
                        fusionada: ("en progreso" | "en revisión" | "completada") | null;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forja: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            criterios: boolean;
                            /** @enum {string} */
                            estado: "activa" | "pausada" | "sinAcceso";
                            nombre: string;
                            proyecto: string;
                            rechazado: string | null;
                            recibido: string | null;
                            reglas: {
                                abierta: ("en progreso" | "en revisión" | "completada") | null;
                                empezada: ("en progreso" | "en revisión" | "completada") | null;
                                fusionada: ("en progreso" | "en revisión" | "completada") | null;
                            };
                            ruta: string;
                            /** @enum {string} */
                            tipo: "github" | "gitlab" | "gitea" | "bitbucket";
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_renewSecreto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forja: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            criterios: boolean;
                            /** @enum {string} */
                            estado: "activa" | "pausada" | "sinAcceso";
                            nombre: string;
                            proyecto: string;
                            rechazado: string | null;
                            recibido: string | null;
                            reglas: {
                                abierta: ("en progreso" | "en revisión" | "completada") | null;
                                empezada: ("en progreso" | "en revisión" | "completada") | null;
                                fusionada: ("en progreso" | "en revisión" | "completada") | null;
                            };
                            ruta: string;
                            /** @enum {string} */
                            tipo: "github" | "gitlab" | "gitea" | "bitbucket";
                            version: number;
                        };
                        secreto: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_EntradaController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_ForjasController_listReferencias: {
        parameters: {
            query: {
                clave: string;
                proyecto: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        referencias: {
                            _id: string;
                            autor: string;
                            comprobacion: {
                                /** @enum {string} */
                                estado: "en curso" | "pasa" | "falla";
                                nombre: string;
                                url: string | null;
                            } | null;
                            /** Format: date-time */
                            cuando: string;
                            estado: ("borrador" | "abierta" | "fusionada" | "cerrada" | "revertida") | null;
                            /** @enum {string} */
                            forja: "github" | "gitlab" | "gitea" | "bitbucket";
                            identificador: string;
                            repositorio: string;
                            /** @enum {string} */
                            tipo: "peticion" | "rama" | "confirmacion";
                            titulo: string;
                            url: string | null;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    comoUsuario?: string | null;
                    criterios?: {
                        _id?: string;
                        hecho?: boolean;
                        texto: string;
                    }[];
                    descripcion?: string | null;
                    epicaId: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                    etiquetas?: string[];
                    fin?: "" | null | string;
                    inicio?: "" | null | string;
                    para?: string | null;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    proyecto: string;
                    puntos?: ("" | null) | number;
                    quiero?: string | null;
                    responsable?: ("" | null) | (string | {
                        _id: string;
                    });
                    titulo: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comoUsuario?: string | null;
                    completarTareas?: boolean;
                    descripcion?: string | null;
                    despuesDe?: string | null;
                    epicaId?: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                    etiquetas?: string[];
                    fin?: "" | null | string;
                    inicio?: "" | null | string;
                    para?: string | null;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    puntos?: ("" | null) | number;
                    quiero?: string | null;
                    responsable?: ("" | null) | (string | {
                        _id: string;
                    });
                    titulo?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_listOfHistoria: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                orden?: "antiguos" | "recientes";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentarios: components["schemas"]["proyectos_Comentario"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_commentHistoria: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    texto: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDehistoriaController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    criterios: {
                        _id?: string;
                        hecho?: boolean;
                        texto: string;
                    }[];
                    despuesDe?: string | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDehistoriaController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                criterioId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    despuesDe?: string | null;
                    hecho?: boolean;
                    texto?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDehistoriaController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                criterioId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["proyectos_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_listHistorial: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambios: {
                            _id: string;
                            a: string | number | null;
                            /** @enum {string} */
                            accion: "creado" | "actualizado" | "movido";
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            campo: string | null;
                            de: string | number | null;
                            /** Format: date-time */
                            fecha: string;
                            propone?: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_updateMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cambios: {
                        epicaId?: string | {
                            _id: string;
                        };
                        /** @enum {string} */
                        estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                        etiquetas?: {
                            poner?: string[];
                            quitar?: string[];
                        };
                        fin?: "" | null | string;
                        inicio?: "" | null | string;
                        /** @enum {string} */
                        prioridad?: "baja" | "media" | "alta" | "crítica";
                        puntos?: ("" | null) | number;
                        responsable?: ("" | null) | (string | {
                            _id: string;
                        });
                    };
                    completarTareas?: boolean;
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historias: components["schemas"]["proyectos_Historia"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_HistoriasController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                q?: string;
                rama?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historias: components["schemas"]["proyectos_Historia"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    ia_AlertasController_list: {
        parameters: {
            query?: {
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alertas: {
                            delEquipo: boolean;
                            descripcion: string;
                            enlace: string;
                            evidencia: {
                                enlace: string | null;
                                texto: string;
                            }[];
                            fechaLimite: string | null;
                            id: string;
                            motor: string;
                            notificada: boolean;
                            proyecto: {
                                _id: string;
                                nombre: string;
                            };
                            regla: string;
                            /** @enum {string} */
                            severidad: "crítica" | "alta" | "media" | "baja";
                            siguientePaso: string;
                            /** @enum {string} */
                            sobre: "tarea" | "historia" | "epica" | "sprint" | "persona";
                            sugerencia: string;
                            /** @enum {string} */
                            tipo: "tarea" | "historia";
                            titulo: string;
                            usuarios: {
                                avatar: string | null;
                                id: string;
                                nombre: string;
                            }[];
                        }[];
                        aviso: string | null;
                        fechaGeneracion: string | null;
                        motor: string | null;
                        recomendaciones: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AlertasController_remove: {
        parameters: {
            query?: {
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AlertasController_notify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alertaId: string;
                    usuarios: string[];
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enviadas: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AlertasController_regenerate: {
        parameters: {
            query?: {
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alertas: {
                            delEquipo: boolean;
                            descripcion: string;
                            enlace: string;
                            evidencia: {
                                enlace: string | null;
                                texto: string;
                            }[];
                            fechaLimite: string | null;
                            id: string;
                            motor: string;
                            notificada: boolean;
                            proyecto: {
                                _id: string;
                                nombre: string;
                            };
                            regla: string;
                            /** @enum {string} */
                            severidad: "crítica" | "alta" | "media" | "baja";
                            siguientePaso: string;
                            /** @enum {string} */
                            sobre: "tarea" | "historia" | "epica" | "sprint" | "persona";
                            sugerencia: string;
                            /** @enum {string} */
                            tipo: "tarea" | "historia";
                            titulo: string;
                            usuarios: {
                                avatar: string | null;
                                id: string;
                                nombre: string;
                            }[];
                        }[];
                        aviso: string | null;
                        fechaGeneracion: string | null;
                        motor: string | null;
                        recomendaciones: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_ConversacionesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversaciones: {
                            _id: string;
                            /** Format: date-time */
                            createdAt: string;
                            titulo: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_ConversacionesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversacion: {
                            _id: string;
                            /** Format: date-time */
                            createdAt: string;
                            mensajes: {
                                _id: string;
                                /** @enum {string} */
                                autor: "persona" | "asistente";
                                aviso: string | null;
                                /** @default null */
                                consulta: string | null;
                                motor: string | null;
                                propuesta: {
                                    _id: string;
                                    cambios: {
                                        cuerpo: {
                                            [key: string]: unknown;
                                        };
                                        descripcion: string;
                                        /** @enum {string} */
                                        metodo: "POST" | "PUT";
                                        ruta: string;
                                    }[];
                                    /** @enum {string} */
                                    estado: "pendiente" | "aplicada" | "descartada";
                                    proyecto: string;
                                    resumen: string;
                                    /** @enum {string} */
                                    tipo: "crear-tareas" | "dividir-historia" | "borrador-sprint" | "reformular-historia" | "estimar-historia" | "asignar" | "cambiar-estado" | "cambiar-prioridad" | "cambiar-fecha" | "crear-historia";
                                } | null;
                                /** @default null */
                                q: string | null;
                                sugerencias: string[];
                                texto: string;
                                /** Format: date-time */
                                timestamp: string;
                            }[];
                            titulo: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_ConversacionesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_ConversacionesController_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                propuesta: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    estado: "aplicada" | "descartada";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AsistenteController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversacionId?: string | null;
                    mensaje: string;
                    proyecto?: string | null;
                    zona?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversacionId: string;
                        mensaje: {
                            _id: string;
                            /** @enum {string} */
                            autor: "persona" | "asistente";
                            aviso: string | null;
                            /** @default null */
                            consulta: string | null;
                            motor: string | null;
                            propuesta: {
                                _id: string;
                                cambios: {
                                    cuerpo: {
                                        [key: string]: unknown;
                                    };
                                    descripcion: string;
                                    /** @enum {string} */
                                    metodo: "POST" | "PUT";
                                    ruta: string;
                                }[];
                                /** @enum {string} */
                                estado: "pendiente" | "aplicada" | "descartada";
                                proyecto: string;
                                resumen: string;
                                /** @enum {string} */
                                tipo: "crear-tareas" | "dividir-historia" | "borrador-sprint" | "reformular-historia" | "estimar-historia" | "asignar" | "cambiar-estado" | "cambiar-prioridad" | "cambiar-fecha" | "crear-historia";
                            } | null;
                            /** @default null */
                            q: string | null;
                            sugerencias: string[];
                            texto: string;
                            /** Format: date-time */
                            timestamp: string;
                        };
                        respuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AsistenteController_stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversacionId?: string | null;
                    mensaje: string;
                    proyecto?: string | null;
                    zona?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    ia_AsistenteController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conectada: boolean;
                        mensaje: string;
                        modelo: string | null;
                        motor: string;
                        proveedor: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ia_Error"];
                };
            };
        };
    };
    usuarios_ImagenesController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importaciones: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_upload: {
        parameters: {
            query?: {
                equipo?: string;
                origen?: "jira" | "trello" | "linear" | "plane" | "csv";
                pegado?: "1";
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importacion: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importacion: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_prepare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    destino: {
                        proyecto: string;
                    } | {
                        nuevo: {
                            clave: string;
                            equipo: string;
                            nombre: string;
                        };
                    };
                    mapeo: {
                        columnas: {
                            [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                        };
                        dentroDe?: string | null;
                        estados: {
                            [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                        };
                        /** @enum {string} */
                        fechas: "dma" | "mda";
                        personas: {
                            [key: string]: string | null;
                        };
                        prioridades: {
                            [key: string]: "baja" | "media" | "alta" | "crítica";
                        };
                        tipos: {
                            [key: string]: "epica" | "historia" | "tarea" | "omitir";
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importacion: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_discard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importacion: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        importacion: {
                            _id: string;
                            acciones: {
                                [key: string]: number;
                            } | null;
                            archivo: {
                                nombre: string;
                                tamano: number;
                            };
                            avisos: {
                                [key: string]: number;
                            } | null;
                            /** Format: date-time */
                            caduca: string;
                            columnas: {
                                ejemplos: string[];
                                nombre: string;
                                valores?: {
                                    valor: string;
                                    veces: number;
                                }[];
                                veces: number;
                            }[];
                            conservado: number;
                            /** Format: date-time */
                            createdAt: string;
                            destino: ({
                                proyecto: string;
                            } | {
                                nuevo: {
                                    clave: string;
                                    equipo: string;
                                    nombre: string;
                                };
                            }) | null;
                            /** @enum {string} */
                            estado: "leida" | "calculando" | "preparada" | "en curso" | "terminada" | "fallida" | "deshaciendo" | "deshecha";
                            filas: number;
                            hecho: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            };
                            mapeo: {
                                columnas: {
                                    [key: string]: ("clave" | "identificador" | "titulo" | "descripcion" | "tipo" | "tipoTarea" | "estado" | "prioridad" | "responsable" | "puntos" | "etiquetas" | "epica" | "padre" | "sprint" | "sprintInicio" | "sprintFin" | "inicio" | "fin" | "fechaLimite" | "tiempoEstimado" | "bloquea" | "bloqueadaPor" | "duplica" | "duplicadaPor" | "relacionada" | "comentario" | "historial" | "adjunto" | "autor" | "creado" | "actualizado" | "empezado" | "resuelto" | "nota") | null;
                                };
                                dentroDe?: string | null;
                                estados: {
                                    [key: string]: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                                };
                                /** @enum {string} */
                                fechas: "dma" | "mda";
                                personas: {
                                    [key: string]: string | null;
                                };
                                prioridades: {
                                    [key: string]: "baja" | "media" | "alta" | "crítica";
                                };
                                tipos: {
                                    [key: string]: "epica" | "historia" | "tarea" | "omitir";
                                };
                            };
                            motivo: string | null;
                            /** @enum {string} */
                            origen: "jira" | "trello" | "linear" | "plane" | "csv";
                            previsto: {
                                archivos: number;
                                comentarios: number;
                                enlaces: number;
                                epicas: number;
                                etiquetas: number;
                                historias: number;
                                sprints: number;
                                tareas: number;
                            } | null;
                            progreso: number;
                            proyecto: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ImportacionesController_rows: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                solo?: "crear" | "presente" | "omitir" | "error" | "avisos";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        filas: {
                            /** @enum {string} */
                            accion: "crear" | "presente" | "omitir" | "error";
                            archivos: number;
                            avisos: ("sinTitulo" | "claveRepetida" | "tipoOmitido" | "yaImportada" | "tituloCortado" | "descripcionCortada" | "padreDesconocido" | "padreEnCirculo" | "sinHistoria" | "bajoOtraTarea" | "bajoEpica" | "personaSinCuenta" | "fechaIlegible" | "textoDanado" | "puntosIlegibles" | "etiquetasDeMas" | "adjuntosFuera" | "estadoSinBloqueo" | "sinComentarios" | "enlaceFuera" | "sprintFuera" | "archivosEnTarea")[];
                            clave: string;
                            comentarios: number;
                            enlaces: number;
                            fila: number | null;
                            sprint: string | null;
                            /** @enum {string} */
                            tipo: "epica" | "historia" | "tarea" | "omitir";
                            titulo: string;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    integraciones_McpController_handle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    jsonrpc: "2.0";
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        jsonrpc: "2.0";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    mensajes_MensajesController_list: {
        parameters: {
            query?: {
                alrededor?: string;
                antes?: string;
                desde?: string;
                limite?: number;
                q?: string;
            };
            header?: never;
            path: {
                chatId: string;
                tipo: "directo" | "equipo" | "proyecto";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hayAnteriores: boolean;
                        hayPosteriores: boolean;
                        leidoHasta: number;
                        mensajes: components["schemas"]["mensajes_Mensaje"][];
                        noLeidos: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_ChatsController_info: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chatId: string;
                tipo: "directo" | "equipo" | "proyecto";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archivos: components["schemas"]["mensajes_Archivo"][];
                        participantes: {
                            _id: string;
                            avatar: string | null;
                            nombre: string;
                            rol: ("admin" | "miembro") | null;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_MensajesController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contenido: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mensaje: components["schemas"]["mensajes_Mensaje"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_MensajesController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_ArchivosController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archivos: components["schemas"]["mensajes_Archivo"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_ArchivosController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_BusquedaController_search: {
        parameters: {
            query: {
                limite?: number;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resultados: {
                            _id: string;
                            chat: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                                /** @enum {string} */
                                tipo: "directo" | "equipo" | "proyecto";
                            };
                            emisor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            };
                            enlace: string;
                            extracto: string;
                            /** Format: date-time */
                            timestamp: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_ChatsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chats: components["schemas"]["mensajes_Chat"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    mensajes_ChatsController_contactos: {
        parameters: {
            query?: {
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        usuarios: {
                            _id: string;
                            avatar: string | null;
                            nombre: string;
                        }[];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mensajes_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_list: {
        parameters: {
            query?: {
                cursor?: string;
                filtro?: "todas" | "no-leidas" | "tarea" | "proyecto" | "mencion" | "equipo" | "sistema";
                limit?: number;
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noLeidas: number;
                        notificaciones: components["schemas"]["notificaciones_Notificacion"][];
                        siguiente: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noLeidas: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_markRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noLeidas: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noLeidas: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contador: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    notificaciones_NotificacionesController_markAllRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noLeidas: number;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["notificaciones_Error"];
                };
            };
        };
    };
    usuarios_OauthController_decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    alcance?: "leer" | "proponer" | "escribir" | "administrar";
                    client_id: string;
                    /** @default  */
                    code_challenge?: string;
                    /** @default  */
                    code_challenge_method?: string;
                    /** @default 90 */
                    dias?: number;
                    origen: string;
                    permitir: boolean;
                    proyectos?: string[] | null;
                    redirect_uri: string;
                    /** @default  */
                    resource?: string;
                    /** @default  */
                    response_type?: string;
                    /** @default  */
                    scope?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vuelta: string;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_OauthController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client_id: string;
                        client_id_issued_at: number;
                        client_name: string;
                        grant_types: string[];
                        redirect_uris: string[];
                        response_types: string[];
                        /** @constant */
                        success: true;
                        /** @constant */
                        token_endpoint_auth_method: "none";
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_OauthController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_id: string;
                    /** @default  */
                    code_challenge?: string;
                    /** @default  */
                    code_challenge_method?: string;
                    origen: string;
                    redirect_uri: string;
                    /** @default  */
                    resource?: string;
                    /** @default  */
                    response_type?: string;
                    /** @default  */
                    scope?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alcances: ("leer" | "proponer" | "escribir" | "administrar")[];
                        aplicacion: {
                            destino: string;
                            local: boolean;
                            nombre: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_OauthController_exchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        expires_in: number;
                        scope: string;
                        /** @constant */
                        success: true;
                        /** @constant */
                        token_type: "Bearer";
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    proyectos_PapeleraController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                proyecto?: string;
                texto?: string;
                tipo?: "proyecto" | "epica" | "historia" | "tarea";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        elementos: {
                            _id: string;
                            cuentas: {
                                archivos: number;
                                epicas: number;
                                historias: number;
                                tareas: number;
                            };
                            eliminadoPor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "guardado" | "restaurando";
                            /** Format: date-time */
                            fecha: string;
                            padre: {
                                _id: string;
                                /** @enum {string} */
                                tipo: "proyecto" | "epica" | "historia" | "tarea";
                                titulo: string;
                            } | null;
                            proyecto: {
                                _id: string;
                                clave: string;
                                eliminado: boolean;
                                nombre: string;
                            };
                            /** @enum {string} */
                            tipo: "proyecto" | "epica" | "historia" | "tarea";
                            titulo: string;
                            /** Format: date-time */
                            vence: string;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PapeleraController_purge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PapeleraController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clave?: string;
                    equipo?: string | {
                        _id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        restaurado: {
                            _id: string;
                            avisos: ({
                                /** @constant */
                                motivo: "sinAsignar";
                                tareas: number;
                            } | {
                                historias: number;
                                /** @constant */
                                motivo: "sprintCerrado";
                                sprint: string;
                            } | {
                                historias: number;
                                /** @constant */
                                motivo: "sprintEliminado";
                                sprint: string;
                            })[];
                            cuentas: {
                                archivos: number;
                                epicas: number;
                                historias: number;
                                tareas: number;
                            };
                            proyecto: string;
                            /** @enum {string} */
                            tipo: "proyecto" | "epica" | "historia" | "tarea";
                            titulo: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contenido?: {
                        comoUsuario?: string | null;
                        criterios?: string[];
                        descripcion?: string | null;
                        etiquetas?: string[];
                        historias?: {
                            comoUsuario?: string | null;
                            criterios?: string[];
                            descripcion?: string | null;
                            etiquetas?: string[];
                            para?: string | null;
                            /** @enum {string} */
                            prioridad?: "baja" | "media" | "alta" | "crítica";
                            puntos?: ("" | null) | number;
                            quiero?: string | null;
                            tareas?: {
                                criterios?: string[];
                                descripcion?: string | null;
                                etiquetas?: string[];
                                /** @enum {string} */
                                prioridad?: "baja" | "media" | "alta" | "crítica";
                                tiempoEstimado?: ("" | null) | number;
                                /** @enum {string} */
                                tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                                titulo: string;
                            }[];
                            titulo: string;
                        }[];
                        para?: string | null;
                        /** @enum {string} */
                        prioridad?: "baja" | "media" | "alta" | "crítica";
                        puntos?: ("" | null) | number;
                        quiero?: string | null;
                        tareas?: {
                            criterios?: string[];
                            descripcion?: string | null;
                            etiquetas?: string[];
                            /** @enum {string} */
                            prioridad?: "baja" | "media" | "alta" | "crítica";
                            tiempoEstimado?: ("" | null) | number;
                            /** @enum {string} */
                            tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                            titulo: string;
                        }[];
                        tiempoEstimado?: ("" | null) | number;
                        /** @enum {string} */
                        tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                        titulo: string;
                    };
                    nombre?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plantilla: components["schemas"]["proyectos_Plantilla"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plantilla: components["schemas"]["proyectos_Plantilla"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_use: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    epicaId?: string | {
                        _id: string;
                    };
                    historiaId?: string | {
                        _id: string;
                    };
                    titulo?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        epicas: components["schemas"]["proyectos_Epica"][];
                        historias: components["schemas"]["proyectos_Historia"][];
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                        /** @enum {string} */
                        tipo: "epica" | "historia" | "tarea";
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        epicas: components["schemas"]["proyectos_Epica"][];
                        historias: components["schemas"]["proyectos_Historia"][];
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                        /** @enum {string} */
                        tipo: "epica" | "historia" | "tarea";
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plantillas: components["schemas"]["proyectos_Plantilla"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PlantillasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    contenido?: {
                        comoUsuario?: string | null;
                        criterios?: string[];
                        descripcion?: string | null;
                        etiquetas?: string[];
                        historias?: {
                            comoUsuario?: string | null;
                            criterios?: string[];
                            descripcion?: string | null;
                            etiquetas?: string[];
                            para?: string | null;
                            /** @enum {string} */
                            prioridad?: "baja" | "media" | "alta" | "crítica";
                            puntos?: ("" | null) | number;
                            quiero?: string | null;
                            tareas?: {
                                criterios?: string[];
                                descripcion?: string | null;
                                etiquetas?: string[];
                                /** @enum {string} */
                                prioridad?: "baja" | "media" | "alta" | "crítica";
                                tiempoEstimado?: ("" | null) | number;
                                /** @enum {string} */
                                tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                                titulo: string;
                            }[];
                            titulo: string;
                        }[];
                        para?: string | null;
                        /** @enum {string} */
                        prioridad?: "baja" | "media" | "alta" | "crítica";
                        puntos?: ("" | null) | number;
                        quiero?: string | null;
                        tareas?: {
                            criterios?: string[];
                            descripcion?: string | null;
                            etiquetas?: string[];
                            /** @enum {string} */
                            prioridad?: "baja" | "media" | "alta" | "crítica";
                            tiempoEstimado?: ("" | null) | number;
                            /** @enum {string} */
                            tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                            titulo: string;
                        }[];
                        tiempoEstimado?: ("" | null) | number;
                        /** @enum {string} */
                        tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                        titulo: string;
                    };
                    desde?: string;
                    nombre: string;
                    /** @enum {string} */
                    tipo: "epica" | "historia" | "tarea";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plantilla: components["schemas"]["proyectos_Plantilla"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plantilla: components["schemas"]["proyectos_Plantilla"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PropuestasController_list: {
        parameters: {
            query: {
                proyecto: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        propuestas: {
                            _id: string;
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            cambios: {
                                _id: string;
                                /** @enum {string} */
                                accion: "crear" | "cambiar" | "eliminar" | "comentar";
                                aviso: string | null;
                                campos: {
                                    a: string | number | null;
                                    campo: string;
                                    de: string | number | null;
                                }[];
                                choca: boolean;
                                clave: string;
                                elemento: string;
                                /** @enum {string} */
                                entidad: "epica" | "historia" | "tarea";
                                /** Format: date-time */
                                fecha: string;
                                motivo: string;
                                /** @enum {string} */
                                situacion: "pendiente" | "tomado" | "rechazado" | "chocado" | "deshecho" | "conservado";
                                titulo: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            decide: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            decidida: string | null;
                            /** @enum {string} */
                            estado: "abierta" | "decidida";
                            proyecto: string;
                            token: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PropuestasController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        propuesta: {
                            _id: string;
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            cambios: {
                                _id: string;
                                /** @enum {string} */
                                accion: "crear" | "cambiar" | "eliminar" | "comentar";
                                aviso: string | null;
                                campos: {
                                    a: string | number | null;
                                    campo: string;
                                    de: string | number | null;
                                }[];
                                choca: boolean;
                                clave: string;
                                elemento: string;
                                /** @enum {string} */
                                entidad: "epica" | "historia" | "tarea";
                                /** Format: date-time */
                                fecha: string;
                                motivo: string;
                                /** @enum {string} */
                                situacion: "pendiente" | "tomado" | "rechazado" | "chocado" | "deshecho" | "conservado";
                                titulo: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            decide: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            decidida: string | null;
                            /** @enum {string} */
                            estado: "abierta" | "decidida";
                            proyecto: string;
                            token: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PropuestasController_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    rechazar?: string[];
                    /** @default [] */
                    tomar?: string[];
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        propuesta: {
                            _id: string;
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            cambios: {
                                _id: string;
                                /** @enum {string} */
                                accion: "crear" | "cambiar" | "eliminar" | "comentar";
                                aviso: string | null;
                                campos: {
                                    a: string | number | null;
                                    campo: string;
                                    de: string | number | null;
                                }[];
                                choca: boolean;
                                clave: string;
                                elemento: string;
                                /** @enum {string} */
                                entidad: "epica" | "historia" | "tarea";
                                /** Format: date-time */
                                fecha: string;
                                motivo: string;
                                /** @enum {string} */
                                situacion: "pendiente" | "tomado" | "rechazado" | "chocado" | "deshecho" | "conservado";
                                titulo: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            decide: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            decidida: string | null;
                            /** @enum {string} */
                            estado: "abierta" | "decidida";
                            proyecto: string;
                            token: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PropuestasController_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        propuesta: {
                            _id: string;
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            cambios: {
                                _id: string;
                                /** @enum {string} */
                                accion: "crear" | "cambiar" | "eliminar" | "comentar";
                                aviso: string | null;
                                campos: {
                                    a: string | number | null;
                                    campo: string;
                                    de: string | number | null;
                                }[];
                                choca: boolean;
                                clave: string;
                                elemento: string;
                                /** @enum {string} */
                                entidad: "epica" | "historia" | "tarea";
                                /** Format: date-time */
                                fecha: string;
                                motivo: string;
                                /** @enum {string} */
                                situacion: "pendiente" | "tomado" | "rechazado" | "chocado" | "deshecho" | "conservado";
                                titulo: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            decide: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            decidida: string | null;
                            /** @enum {string} */
                            estado: "abierta" | "decidida";
                            proyecto: string;
                            token: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyectos: components["schemas"]["proyectos_Proyecto"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    clave: string;
                    descripcion?: string | null;
                    equipo: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    estado?: "activo" | "pausado" | "completado" | "cancelado";
                    fechaFin?: "" | null | string;
                    fechaInicio?: string;
                    nombre: string;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    descripcion?: string | null;
                    equipo?: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    estado?: "activo" | "pausado" | "completado" | "cancelado";
                    fechaFin?: "" | null | string;
                    fechaInicio?: string;
                    nombre?: string;
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ProyectosController_changeClave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clave: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_PanelController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contadores: {
                            tareasCompletadas: number;
                            totalEpicas: number;
                            totalHistorias: number;
                            totalTareas: number;
                        };
                        epicas: components["schemas"]["proyectos_Epica"][];
                        porEstado: {
                            [key: string]: number;
                        };
                        porEtiqueta?: {
                            _id: string;
                            /** @enum {string} */
                            color: "gris" | "rojo" | "naranja" | "amarillo" | "verde" | "turquesa" | "azul" | "violeta" | "rosa";
                            historias: number;
                            nombre: string;
                            puntos: number;
                        }[];
                        porPrioridad: {
                            [key: string]: number;
                        };
                        porTipo: {
                            [key: string]: number;
                        };
                        progreso: number;
                        proyecto: components["schemas"]["proyectos_Proyecto"];
                        ritmo: {
                            historias: {
                                ciclo: {
                                    mediana: number | null;
                                    percentil85: number | null;
                                    terminadas: {
                                        _id: string;
                                        dias: number;
                                        /** Format: date-time */
                                        fecha: string;
                                        titulo: string;
                                    }[];
                                };
                                flujo: {
                                    /** Format: date-time */
                                    fecha: string;
                                    porEstado: {
                                        [key: string]: number;
                                    };
                                }[];
                            };
                            tareas: {
                                ciclo: {
                                    mediana: number | null;
                                    percentil85: number | null;
                                    terminadas: {
                                        _id: string;
                                        dias: number;
                                        /** Format: date-time */
                                        fecha: string;
                                        titulo: string;
                                    }[];
                                };
                                flujo: {
                                    /** Format: date-time */
                                    fecha: string;
                                    porEstado: {
                                        [key: string]: number;
                                    };
                                }[];
                            };
                        };
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_BusquedaController_search: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentarios: {
                            _id: string;
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            extracto: string;
                            proyecto: string;
                            sobre: {
                                _id: string;
                                /** @enum {string} */
                                entidad: "historia" | "tarea";
                                titulo: string;
                            };
                        }[];
                        resultados: {
                            _id: string;
                            clave?: string;
                            criterio?: string;
                            proyecto: string;
                            /** @enum {string} */
                            tipo: "proyecto" | "epica" | "historia" | "tarea";
                            titulo: string;
                        }[];
                        sprints: {
                            _id: string;
                            nombre: string;
                            proyecto: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    usuarios_EquiposListaController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        equipos: {
                            _id: string;
                            nombre: string;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    proyectos_ResumenController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        estadisticas: {
                            proyectosActivos: number;
                            tareasCompletadas: number;
                            tareasPendientes: number;
                            totalProyectos: number;
                        };
                        misHistorias?: components["schemas"]["proyectos_Historia"][];
                        misTareas?: components["schemas"]["proyectos_Tarea"][];
                        porEstadoProyecto: {
                            [key: string]: number;
                        };
                        porEstadoTarea: {
                            [key: string]: number;
                        };
                        porPrioridad: {
                            [key: string]: number;
                        };
                        proyectosRecientes: components["schemas"]["proyectos_Proyecto"][];
                        /** @constant */
                        success: true;
                        tareasRecientes: components["schemas"]["proyectos_Tarea"][];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    sprints_SprintsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    fechaFin: string;
                    fechaInicio: string;
                    historiasSeleccionadas?: (string | {
                        _id: string;
                    })[];
                    nombre: string;
                    objetivo?: string | null;
                    proyecto: string | {
                        _id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fechaFin?: string;
                    fechaInicio?: string;
                    historiasSeleccionadas?: (string | {
                        _id: string;
                    })[];
                    nombre?: string;
                    objetivo?: string | null;
                    proyecto?: string | {
                        _id: string;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_changeScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    anadir?: (string | {
                        _id: string;
                    })[];
                    quitar?: (string | {
                        _id: string;
                    })[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_finish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pendientes?: {
                        nuevo: {
                            fechaFin: string;
                            fechaInicio: string;
                            nombre: string;
                            objetivo?: string | null;
                        };
                    } | {
                        destino: null | (string | {
                            _id: string;
                        });
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_changeHistorias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    anadir?: (string | {
                        _id: string;
                    })[];
                    quitar?: (string | {
                        _id: string;
                    })[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_InformeController_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alcance: {
                            actual: number;
                            cambios: {
                                antes: number;
                                autor: {
                                    _id: string;
                                    avatar: string | null;
                                    nombre: string;
                                } | null;
                                despues: number;
                                /** Format: date-time */
                                fecha: string;
                                /** @enum {string} */
                                motivo: "puntos" | "alcance" | "traslado" | "eliminacion" | "restauracion";
                            }[];
                            completados: number;
                            comprometidos: number;
                        };
                        burndown: {
                            alcance: number | null;
                            /** Format: date-time */
                            fecha: string;
                            ideal: number;
                            restante: number | null;
                        }[];
                        /** @constant */
                        success: true;
                        velocidad: {
                            media: number | null;
                            sprints: {
                                _id: string;
                                completados: number;
                                comprometidos: number;
                                nombre: string;
                                numero: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_moveUnfinished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    destino: null | (string | {
                        _id: string;
                    });
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprint: components["schemas"]["sprints_Sprint"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_verifyFinish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        avisos?: {
                            /** @enum {string} */
                            codigo: "SPRINT_NO_PENDIENTE" | "OTRO_SPRINT_EN_PROGRESO" | "SIN_HISTORIAS" | "SPRINT_NO_EN_PROGRESO" | "HISTORIAS_SIN_TERMINAR" | "HISTORIAS_NO_LISTAS" | "HISTORIAS_NO_HECHAS";
                            historias?: {
                                _id: string;
                                /** @enum {string} */
                                estado: "pendiente" | "en progreso" | "en revisión" | "completada";
                                faltan?: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                titulo: string;
                            }[];
                            mensaje: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            sprint?: {
                                _id: string;
                                nombre: string;
                                numero: number;
                            };
                        }[];
                        mensaje: string;
                        motivos: {
                            /** @enum {string} */
                            codigo: "SPRINT_NO_PENDIENTE" | "OTRO_SPRINT_EN_PROGRESO" | "SIN_HISTORIAS" | "SPRINT_NO_EN_PROGRESO" | "HISTORIAS_SIN_TERMINAR" | "HISTORIAS_NO_LISTAS" | "HISTORIAS_NO_HECHAS";
                            historias?: {
                                _id: string;
                                /** @enum {string} */
                                estado: "pendiente" | "en progreso" | "en revisión" | "completada";
                                faltan?: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                titulo: string;
                            }[];
                            mensaje: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            sprint?: {
                                _id: string;
                                nombre: string;
                                numero: number;
                            };
                        }[];
                        puedeFinalizar: boolean;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_CicloController_verifyStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        avisos?: {
                            /** @enum {string} */
                            codigo: "SPRINT_NO_PENDIENTE" | "OTRO_SPRINT_EN_PROGRESO" | "SIN_HISTORIAS" | "SPRINT_NO_EN_PROGRESO" | "HISTORIAS_SIN_TERMINAR" | "HISTORIAS_NO_LISTAS" | "HISTORIAS_NO_HECHAS";
                            historias?: {
                                _id: string;
                                /** @enum {string} */
                                estado: "pendiente" | "en progreso" | "en revisión" | "completada";
                                faltan?: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                titulo: string;
                            }[];
                            mensaje: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            sprint?: {
                                _id: string;
                                nombre: string;
                                numero: number;
                            };
                        }[];
                        mensaje: string;
                        motivos: {
                            /** @enum {string} */
                            codigo: "SPRINT_NO_PENDIENTE" | "OTRO_SPRINT_EN_PROGRESO" | "SIN_HISTORIAS" | "SPRINT_NO_EN_PROGRESO" | "HISTORIAS_SIN_TERMINAR" | "HISTORIAS_NO_LISTAS" | "HISTORIAS_NO_HECHAS";
                            historias?: {
                                _id: string;
                                /** @enum {string} */
                                estado: "pendiente" | "en progreso" | "en revisión" | "completada";
                                faltan?: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                titulo: string;
                            }[];
                            mensaje: string;
                            /** @description Nombre estable de la frase, `<dominio>.<clave>`; por él se traduce */
                            motivo: string;
                            /** @description Lo que cambia dentro de la frase */
                            parametros?: {
                                [key: string]: string | number | string[];
                            };
                            sprint?: {
                                _id: string;
                                nombre: string;
                                numero: number;
                            };
                        }[];
                        puedeIniciar: boolean;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_DefinicionesController_ofHistoria: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hecho: {
                            _id: string;
                            cumple: boolean;
                            regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto: string;
                        }[];
                        listo: {
                            _id: string;
                            cumple: boolean;
                            regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_DefinicionesController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                puntoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cumple: boolean;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hecho: {
                            _id: string;
                            cumple: boolean;
                            regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto: string;
                        }[];
                        listo: {
                            _id: string;
                            cumple: boolean;
                            regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsLoteController_plan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alcance?: boolean;
                    destino: null | (string | {
                        _id: string;
                    });
                    historias: (string | {
                        _id: string;
                    })[];
                    proyecto: string | {
                        _id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sprints: components["schemas"]["sprints_Sprint"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        siguiente?: string | null;
                        sprints: components["schemas"]["sprints_Sprint"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_DefinicionesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        definiciones: {
                            cambios?: {
                                autor: {
                                    _id: string;
                                    avatar: string | null;
                                    nombre: string;
                                } | null;
                                /** @enum {string} */
                                cual: "listo" | "hecho";
                                /** Format: date-time */
                                fecha: string;
                                impide: boolean | null;
                                puestos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                quitados: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            }[];
                            hecho: {
                                impide: boolean;
                                puntos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            };
                            listo: {
                                impide: boolean;
                                puntos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            };
                            version: number | 0;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_DefinicionesController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hecho?: {
                        impide: boolean;
                        puntos: {
                            _id?: string;
                            regla?: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto?: string;
                        }[];
                    };
                    listo?: {
                        impide: boolean;
                        puntos: {
                            _id?: string;
                            regla?: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                            texto?: string;
                        }[];
                    };
                    version?: number | 0;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        definiciones: {
                            cambios?: {
                                autor: {
                                    _id: string;
                                    avatar: string | null;
                                    nombre: string;
                                } | null;
                                /** @enum {string} */
                                cual: "listo" | "hecho";
                                /** Format: date-time */
                                fecha: string;
                                impide: boolean | null;
                                puestos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                                quitados: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            }[];
                            hecho: {
                                impide: boolean;
                                puntos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            };
                            listo: {
                                impide: boolean;
                                puntos: {
                                    _id: string;
                                    regla: ("criterios" | "descripcion" | "puntos" | "responsable" | "criteriosCumplidos" | "sinBloqueos" | "sinTareasAbiertas") | null;
                                    texto: string;
                                }[];
                            };
                            version: number | 0;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_SprintsController_disponibles: {
        parameters: {
            query?: {
                sprint?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historias: components["schemas"]["sprints_Historia"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    descripcion?: string | null;
                    nombre: string;
                    proyecto: string | {
                        _id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tablero: components["schemas"]["sprints_Tablero"];
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tablero: components["schemas"]["sprints_Tablero"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_get: {
        parameters: {
            query?: {
                sinSprint?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columnas: components["schemas"]["sprints_Columna"][];
                        /** @constant */
                        sinSprint?: true;
                        sprint: {
                            _id: string;
                            /** @enum {string} */
                            estado: "pendiente" | "en progreso" | "completado" | "cancelado";
                            /** Format: date-time */
                            fechaFin: string;
                            /** Format: date-time */
                            fechaInicio: string;
                            nombre: string;
                            numero: number;
                            objetivo: string;
                            version: number;
                        } | null;
                        /** @constant */
                        success: true;
                        tablero: components["schemas"]["sprints_Tablero"];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_changeColumnas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columnas: {
                        _id?: string;
                        /** @enum {string} */
                        estado: "pendiente" | "en progreso" | "en revisión" | "completada";
                        /** @default null */
                        limite?: components["schemas"]["sprints_LimiteDeColumna"] | null;
                        nombre: string;
                        nueva?: boolean;
                    }[];
                    /** @default [] */
                    retiradas?: {
                        _id: string;
                        destino: string;
                    }[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columnas: components["schemas"]["sprints_ReglaDeColumna"][];
                        /** @constant */
                        success: true;
                        version: number;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columnaDestinoId: string;
                    completarTareas?: boolean;
                    despuesDe?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada";
                    sinSprint?: boolean;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historia: components["schemas"]["sprints_Historia"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_principal: {
        parameters: {
            query?: {
                sinSprint?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columnas: components["schemas"]["sprints_Columna"][];
                        /** @constant */
                        sinSprint?: true;
                        sprint: {
                            _id: string;
                            /** @enum {string} */
                            estado: "pendiente" | "en progreso" | "completado" | "cancelado";
                            /** Format: date-time */
                            fechaFin: string;
                            /** Format: date-time */
                            fechaInicio: string;
                            nombre: string;
                            numero: number;
                            objetivo: string;
                            version: number;
                        } | null;
                        /** @constant */
                        success: true;
                        tablero: components["schemas"]["sprints_Tablero"];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    sprints_TablerosController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tableros: components["schemas"]["sprints_Tablero"][];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sprints_Error"];
                };
            };
        };
    };
    proyectos_TareasController_listVisible: {
        parameters: {
            query?: {
                asignado?: "yo";
                cursor?: string;
                estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                limite?: number;
                proyecto?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    asignado?: ("" | null) | (string | {
                        _id: string;
                    });
                    criterios?: {
                        _id?: string;
                        hecho?: boolean;
                        texto: string;
                    }[];
                    descripcion?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                    etiquetas?: string[];
                    fechaLimite?: "" | null | string;
                    historiaId: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    proyecto: string;
                    tiempoEstimado?: ("" | null) | number;
                    /** @enum {string} */
                    tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                    titulo: string;
                };
                "multipart/form-data": {
                    _id?: string;
                    asignado?: ("" | null) | (string | {
                        _id: string;
                    });
                    criterios?: {
                        _id?: string;
                        hecho?: boolean;
                        texto: string;
                    }[];
                    descripcion?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                    etiquetas?: string[];
                    fechaLimite?: "" | null | string;
                    historiaId: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    proyecto: string;
                    tiempoEstimado?: ("" | null) | number;
                    /** @enum {string} */
                    tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                    titulo: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    asignado?: ("" | null) | (string | {
                        _id: string;
                    });
                    descripcion?: string | null;
                    despuesDe?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                    etiquetas?: string[];
                    fechaLimite?: "" | null | string;
                    historiaId?: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    tiempoEstimado?: ("" | null) | number;
                    /** @enum {string} */
                    tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                    titulo?: string;
                    version?: number;
                };
                "multipart/form-data": {
                    asignado?: ("" | null) | (string | {
                        _id: string;
                    });
                    descripcion?: string | null;
                    despuesDe?: string | null;
                    /** @enum {string} */
                    estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                    etiquetas?: string[];
                    fechaLimite?: "" | null | string;
                    historiaId?: string | {
                        _id: string;
                    };
                    /** @enum {string} */
                    prioridad?: "baja" | "media" | "alta" | "crítica";
                    tiempoEstimado?: ("" | null) | number;
                    /** @enum {string} */
                    tipo?: "funcionalidad" | "bug" | "mejora" | "documentación";
                    titulo?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareaArchivosController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: binary */
                    archivo?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    archivo?: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archivos: components["schemas"]["proyectos_Archivo"][];
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareaArchivosController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                archivoId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareaArchivosController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                archivoId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_listOfTarea: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
                orden?: "antiguos" | "recientes";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentarios: components["schemas"]["proyectos_Comentario"][];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_ComentariosController_commentTarea: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    texto: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comentario: components["schemas"]["proyectos_Comentario"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Propuesto, con un token que solo propone: decide una persona */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambio: string;
                        elemento: string;
                        message: string;
                        propuesta: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDetareaController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    criterios: {
                        _id?: string;
                        hecho?: boolean;
                        texto: string;
                    }[];
                    despuesDe?: string | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDetareaController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                criterioId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    despuesDe?: string | null;
                    hecho?: boolean;
                    texto?: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_CriteriosDetareaController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                criterioId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tarea: components["schemas"]["proyectos_Tarea"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_listHistorial: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cambios: {
                            _id: string;
                            a: string | number | null;
                            /** @enum {string} */
                            accion: "creado" | "actualizado" | "movido";
                            autor: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            campo: string | null;
                            de: string | number | null;
                            /** Format: date-time */
                            fecha: string;
                            propone?: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_updateMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cambios: {
                        asignado?: ("" | null) | (string | {
                            _id: string;
                        });
                        /** @enum {string} */
                        estado?: "pendiente" | "en progreso" | "en revisión" | "completada" | "bloqueada";
                        etiquetas?: {
                            poner?: string[];
                            quitar?: string[];
                        };
                        fechaLimite?: "" | null | string;
                        historiaId?: string | {
                            _id: string;
                        };
                        /** @enum {string} */
                        prioridad?: "baja" | "media" | "alta" | "crítica";
                    };
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_TareasController_list: {
        parameters: {
            query?: {
                cursor?: string;
                historias?: string;
                limite?: number;
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                        tareas: components["schemas"]["proyectos_Tarea"][];
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_AvanceController_list: {
        parameters: {
            query?: {
                historias?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        avances: {
                            asignados: string[];
                            completadas: number;
                            historiaId: string;
                            total: number;
                        }[];
                        personas: {
                            _id: string;
                            avatar: string | null;
                            nombre: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Sin cambios desde el `ETag` que se envió */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    usuarios_TokensController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tokens: {
                            _id: string;
                            /** @enum {string} */
                            alcance: "leer" | "proponer" | "escribir" | "administrar";
                            aplicacion?: string;
                            /** Format: date-time */
                            creado: string;
                            /** Format: date-time */
                            expira: string;
                            inicio: string;
                            lecturas?: {
                                /** Format: date-time */
                                desde: string;
                                proyecto: string;
                            }[];
                            nombre: string;
                            proyectos: string[] | null;
                            usado: string | null;
                        }[];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_TokensController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    alcance: "leer" | "proponer" | "escribir" | "administrar";
                    /** @default 90 */
                    dias?: number;
                    nombre: string;
                    proyectos?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secreto: string;
                        /** @constant */
                        success: true;
                        token: {
                            _id: string;
                            /** @enum {string} */
                            alcance: "leer" | "proponer" | "escribir" | "administrar";
                            aplicacion?: string;
                            /** Format: date-time */
                            creado: string;
                            /** Format: date-time */
                            expira: string;
                            inicio: string;
                            lecturas?: {
                                /** Format: date-time */
                                desde: string;
                                proyecto: string;
                            }[];
                            nombre: string;
                            proyectos: string[] | null;
                            usado: string | null;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_TokensController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_TokensController_forgetReadings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_UsuariosController_list: {
        parameters: {
            query?: {
                correos?: string;
                cursor?: string;
                estado?: "activo" | "inactivo";
                id?: string;
                limite?: number;
                orden?: "nombre";
                q?: string;
                tipo?: "persona" | "bot";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                        total?: number;
                        usuarios: {
                            _id: string;
                            avatar: string | null;
                            /** @constant */
                            bot?: true;
                            correo?: string;
                            /** @enum {string} */
                            estado: "activo" | "inactivo";
                            nombre: string;
                            /** @enum {string} */
                            rol?: "admin" | "usuario";
                            version?: number;
                        }[];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_UsuariosController_createAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    correo: string;
                    nombre: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_UsuariosController_updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    estado?: "activo" | "inactivo";
                    /** @enum {string} */
                    rol?: "admin" | "usuario";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BorradoController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_RecuperacionController_enlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enlace: {
                            /** Format: date-time */
                            expira: string;
                            ruta: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_AdministracionController_administracion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        administran: {
                            _id: string;
                            avatar: string | null;
                            nombre: string;
                        }[];
                        hayAdministracion: boolean;
                        pedido: boolean;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bots: {
                            _id: string;
                            avatar: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            estado: "activo" | "inactivo";
                            nombre: string;
                            tokens: {
                                _id: string;
                                /** @enum {string} */
                                alcance: "leer" | "proponer" | "escribir" | "administrar";
                                aplicacion?: string;
                                /** Format: date-time */
                                creado: string;
                                /** Format: date-time */
                                expira: string;
                                inicio: string;
                                lecturas?: {
                                    /** Format: date-time */
                                    desde: string;
                                    proyecto: string;
                                }[];
                                nombre: string;
                                proyectos: string[] | null;
                                usado: string | null;
                            }[];
                            version: number;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    avatar?: string | null;
                    nombre: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bot: {
                            _id: string;
                            avatar: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            estado: "activo" | "inactivo";
                            nombre: string;
                            tokens: {
                                _id: string;
                                /** @enum {string} */
                                alcance: "leer" | "proponer" | "escribir" | "administrar";
                                aplicacion?: string;
                                /** Format: date-time */
                                creado: string;
                                /** Format: date-time */
                                expira: string;
                                inicio: string;
                                lecturas?: {
                                    /** Format: date-time */
                                    desde: string;
                                    proyecto: string;
                                }[];
                                nombre: string;
                                proyectos: string[] | null;
                                usado: string | null;
                            }[];
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    avatar?: string | null;
                    nombre?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bot: {
                            _id: string;
                            avatar: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            estado: "activo" | "inactivo";
                            nombre: string;
                            tokens: {
                                _id: string;
                                /** @enum {string} */
                                alcance: "leer" | "proponer" | "escribir" | "administrar";
                                aplicacion?: string;
                                /** Format: date-time */
                                creado: string;
                                /** Format: date-time */
                                expira: string;
                                inicio: string;
                                lecturas?: {
                                    /** Format: date-time */
                                    desde: string;
                                    proyecto: string;
                                }[];
                                nombre: string;
                                proyectos: string[] | null;
                                usado: string | null;
                            }[];
                            version: number;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_createToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    alcance: "leer" | "proponer" | "escribir" | "administrar";
                    /** @default 90 */
                    dias?: number;
                    nombre: string;
                    proyectos?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secreto: string;
                        /** @constant */
                        success: true;
                        token: {
                            _id: string;
                            /** @enum {string} */
                            alcance: "leer" | "proponer" | "escribir" | "administrar";
                            aplicacion?: string;
                            /** Format: date-time */
                            creado: string;
                            /** Format: date-time */
                            expira: string;
                            inicio: string;
                            lecturas?: {
                                /** Format: date-time */
                                desde: string;
                                proyecto: string;
                            }[];
                            nombre: string;
                            proyectos: string[] | null;
                            usado: string | null;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BotsController_forgetReadings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_PerfilController_changeContrasena: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    actual: string;
                    nueva: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        token: string;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_RecuperacionController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    correo: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_RecuperacionController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nueva: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_ConfirmacionController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        correo: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_ConfirmacionController_askAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EmpresaController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    destino?: string;
                    recordar?: boolean;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clave: string;
                        /** @constant */
                        success: true;
                        url: string;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_EmpresaController_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clave: string;
                    respuesta: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        destino: string | null;
                        preferencias?: components["schemas"]["usuarios_Preferencias"];
                        recordar: boolean;
                        /** @constant */
                        success: true;
                        token: string;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_VinculosController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vinculos: {
                            emisor: string;
                            usuario: string;
                            /** Format: date-time */
                            vinculada: string;
                        }[];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_VinculosController_unlink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_InvitacionesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitaciones: {
                            _id: string;
                            correo: string;
                            /** Format: date-time */
                            creada: string;
                            /** Format: date-time */
                            expira: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_InvitacionesController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    correo: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitacion: {
                            _id: string;
                            correo: string;
                            /** Format: date-time */
                            creada: string;
                            enviada: boolean;
                            /** Format: date-time */
                            expira: string;
                            ruta?: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_InvitacionesController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_SesionesController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    "contrase\u00F1a": string;
                    correo: string;
                    recordar?: boolean;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferencias?: components["schemas"]["usuarios_Preferencias"];
                        /** @constant */
                        success: true;
                        token: string;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_BorradoController_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        datos: {
                            coleccion: string;
                            dato: unknown;
                            servicio: string;
                        }[];
                        /** Format: date-time */
                        generado: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_AdministracionController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_PerfilController_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_PerfilController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    actual?: string;
                    avatar?: string | null;
                    correo?: string;
                    nombre?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        correoPendiente?: string;
                        /** @constant */
                        success: true;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_PreferenciasController_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferencias: components["schemas"]["usuarios_Preferencias"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_PreferenciasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columnasTareas?: ("proyecto" | "tipo" | "estado" | "prioridad" | "asignado" | "fechaLimite")[];
                    email?: boolean;
                    equipos?: boolean;
                    /** @enum {string} */
                    idioma?: "es" | "en" | "fr" | "de";
                    menciones?: boolean;
                    proyectos?: boolean;
                    push?: boolean;
                    sistema?: boolean;
                    tareas?: boolean;
                    /** @enum {string} */
                    tema?: "claro" | "oscuro" | "sistema";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferencias: components["schemas"]["usuarios_Preferencias"];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_SesionesController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    "contrase\u00F1a": string;
                    correo: string;
                    invitacion?: string;
                    nombre: string;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferencias?: components["schemas"]["usuarios_Preferencias"];
                        /** @constant */
                        success: true;
                        token: string;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferencias?: components["schemas"]["usuarios_Preferencias"];
                        /** @constant */
                        success: true;
                        token: string;
                        usuario: components["schemas"]["usuarios_Usuario"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_RegistroController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    correo: string;
                    /** @enum {string} */
                    idioma?: "es" | "en" | "fr" | "de";
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_SesionesAbiertasController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sesiones: {
                            _id: string;
                            actual: boolean;
                            /** Format: date-time */
                            creada: string;
                            dispositivo: {
                                movil: boolean;
                                navegador: string | null;
                                sistema: string | null;
                            };
                            /** Format: date-time */
                            usada: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_SesionesAbiertasController_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    usuarios_SesionesAbiertasController_closeOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        token: string;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["usuarios_Error"];
                };
            };
        };
    };
    proyectos_VistasController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vistas: components["schemas"]["proyectos_Vista"][];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_VistasController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    agrupar?: ("proyecto" | "tipo" | "epica" | "estado" | "prioridad" | "asignado" | "etiqueta") | null;
                    /** @enum {string} */
                    ambito?: "privada" | "equipo" | "proyecto";
                    columnas?: ("clave" | "proyecto" | "tipo" | "estado" | "prioridad" | "asignado" | "etiquetas" | "puntos" | "vence" | "actualizada")[];
                    consulta?: string;
                    equipo?: string | null;
                    nombre: string;
                    /** @enum {string} */
                    presentacion?: "lista" | "tablero" | "cronologia";
                    proyecto?: string | null;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vista: components["schemas"]["proyectos_Vista"];
                    };
                };
            };
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vista: components["schemas"]["proyectos_Vista"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_VistasController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vista: components["schemas"]["proyectos_Vista"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_VistasController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agrupar?: ("proyecto" | "tipo" | "epica" | "estado" | "prioridad" | "asignado" | "etiqueta") | null;
                    /** @enum {string} */
                    ambito?: "privada" | "equipo" | "proyecto";
                    columnas?: ("clave" | "proyecto" | "tipo" | "estado" | "prioridad" | "asignado" | "etiquetas" | "puntos" | "vence" | "actualizada")[];
                    consulta?: string;
                    equipo?: string | null;
                    nombre?: string;
                    /** @enum {string} */
                    presentacion?: "lista" | "tablero" | "cronologia";
                    proyecto?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vista: components["schemas"]["proyectos_Vista"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_VistasController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    proyectos_VistasController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        vista: components["schemas"]["proyectos_Vista"];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["proyectos_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_list: {
        parameters: {
            query?: {
                proyecto?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        webhooks: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "activo" | "pausado" | "fallos" | "sinAcceso";
                            fallaDesde: string | null;
                            hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                            nombre: string;
                            proyecto: string | null;
                            reintento: string | null;
                            url: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id?: string;
                    hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                    nombre: string;
                    /** @default null */
                    proyecto?: string | null;
                    url: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secreto: string;
                        /** @constant */
                        success: true;
                        webhook: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "activo" | "pausado" | "fallos" | "sinAcceso";
                            fallaDesde: string | null;
                            hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                            nombre: string;
                            proyecto: string | null;
                            reintento: string | null;
                            url: string;
                            version: number;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        webhook: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "activo" | "pausado" | "fallos" | "sinAcceso";
                            fallaDesde: string | null;
                            hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                            nombre: string;
                            proyecto: string | null;
                            reintento: string | null;
                            url: string;
                            version: number;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activo?: boolean;
                    hechos?: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                    nombre?: string;
                    url?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        webhook: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "activo" | "pausado" | "fallos" | "sinAcceso";
                            fallaDesde: string | null;
                            hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                            nombre: string;
                            proyecto: string | null;
                            reintento: string | null;
                            url: string;
                            version: number;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_EntregasController_list: {
        parameters: {
            query?: {
                cursor?: string;
                limite?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entregas: {
                            _id: string;
                            /** Format: date-time */
                            creada: string;
                            /** @enum {string} */
                            estado: "pendiente" | "entregada" | "fallida";
                            intentos: number;
                            mensaje: string;
                            respuesta: {
                                /** Format: date-time */
                                cuando: string;
                                fallo: ("tiempo" | "conexion" | "direccion" | "redInterna" | "certificado" | "redireccion" | "respuesta") | null;
                                ms: number;
                                status: number | null;
                            } | null;
                            tipo: string;
                        }[];
                        siguiente?: string | null;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_EntregasController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entrega: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entrega: {
                            _id: string;
                            /** Format: date-time */
                            creada: string;
                            cuerpo: string;
                            /** @enum {string} */
                            estado: "pendiente" | "entregada" | "fallida";
                            intentos: number;
                            mensaje: string;
                            respuesta: {
                                /** Format: date-time */
                                cuando: string;
                                cuerpo: string;
                                fallo: ("tiempo" | "conexion" | "direccion" | "redInterna" | "certificado" | "redireccion" | "respuesta") | null;
                                ms: number;
                                status: number | null;
                            } | null;
                            tipo: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_EntregasController_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entrega: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entrega: {
                            _id: string;
                            /** Format: date-time */
                            creada: string;
                            cuerpo: string;
                            /** @enum {string} */
                            estado: "pendiente" | "entregada" | "fallida";
                            intentos: number;
                            mensaje: string;
                            respuesta: {
                                /** Format: date-time */
                                cuando: string;
                                cuerpo: string;
                                fallo: ("tiempo" | "conexion" | "direccion" | "redInterna" | "certificado" | "redireccion" | "respuesta") | null;
                                ms: number;
                                status: number | null;
                            } | null;
                            tipo: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_EntregasController_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entrega: {
                            _id: string;
                            /** Format: date-time */
                            creada: string;
                            cuerpo: string;
                            /** @enum {string} */
                            estado: "pendiente" | "entregada" | "fallida";
                            intentos: number;
                            mensaje: string;
                            respuesta: {
                                /** Format: date-time */
                                cuando: string;
                                cuerpo: string;
                                fallo: ("tiempo" | "conexion" | "direccion" | "redInterna" | "certificado" | "redireccion" | "respuesta") | null;
                                ms: number;
                                status: number | null;
                            } | null;
                            tipo: string;
                        };
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
    integraciones_WebhooksController_renewSecreto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hecho */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secreto: string;
                        /** @constant */
                        success: true;
                        webhook: {
                            _id: string;
                            /** Format: date-time */
                            creado: string;
                            creador: {
                                _id: string;
                                avatar: string | null;
                                nombre: string;
                            } | null;
                            /** @enum {string} */
                            estado: "activo" | "pausado" | "fallos" | "sinAcceso";
                            fallaDesde: string | null;
                            hechos: ("proyecto.creado" | "proyecto.actualizado" | "proyecto.eliminado" | "proyecto.restaurado" | "epica.creada" | "epica.actualizada" | "epica.eliminada" | "epica.restaurada" | "historia.creada" | "historia.actualizada" | "historia.asignada" | "historia.eliminada" | "historia.restaurada" | "tarea.creada" | "tarea.actualizada" | "tarea.asignada" | "tarea.eliminada" | "tarea.restaurada" | "comentario.creado" | "comentario.actualizado" | "comentario.eliminado" | "comentario.restaurado" | "etiqueta.creada" | "etiqueta.actualizada" | "etiqueta.eliminada" | "etiqueta.restaurada" | "sprint.creado" | "sprint.actualizado" | "sprint.iniciado" | "sprint.finalizado" | "sprint.cancelado" | "sprint.eliminado")[];
                            nombre: string;
                            proyecto: string | null;
                            reintento: string | null;
                            url: string;
                            version: number;
                        };
                    };
                };
            };
            /** @description Cualquier otro error: 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["integraciones_Error"];
                };
            };
        };
    };
}
