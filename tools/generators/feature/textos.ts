/** The texts of every new screen, in the languages of the web. */
export const TEXTOS = {
  es: {
    cargando: 'Cargando...',
    vacio: { titulo: 'Todavía no hay nada aquí', texto: 'Lo que se cree en este proyecto aparecerá aquí.' },
    error: { cargar: 'No se ha podido cargar' },
    noEncontrado: 'Este proyecto no existe o no puedes verlo',
    irProyectos: 'Ir a los proyectos',
  },
  en: {
    cargando: 'Loading...',
    vacio: {
      titulo: 'There is nothing here yet',
      texto: 'What is created in this project will appear here.',
    },
    error: { cargar: 'It could not be loaded' },
    noEncontrado: 'This project does not exist or you cannot see it',
    irProyectos: 'Go to the projects',
  },
  fr: {
    cargando: 'Chargement...',
    vacio: {
      titulo: 'Il n’y a encore rien ici',
      texto: 'Ce qui sera créé dans ce projet apparaîtra ici.',
    },
    error: { cargar: 'Le chargement a échoué' },
    noEncontrado: 'Ce projet n’existe pas ou vous ne pouvez pas le voir',
    irProyectos: 'Aller aux projets',
  },
  de: {
    cargando: 'Wird geladen...',
    vacio: {
      titulo: 'Hier gibt es noch nichts',
      texto: 'Was in diesem Projekt angelegt wird, erscheint hier.',
    },
    error: { cargar: 'Konnte nicht geladen werden' },
    noEncontrado: 'Dieses Projekt gibt es nicht oder Sie können es nicht sehen',
    irProyectos: 'Zu den Projekten',
  },
};

export type Idioma = keyof typeof TEXTOS;
