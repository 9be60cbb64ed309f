/** Who the people and the team of a package are here: what this service offers to whoever packs a project or unpacks it. */
export { People } from './people';
export { placeOfProject } from './place-of-project';
export { lacksPeople, writePeople } from './write-people';
