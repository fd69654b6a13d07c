// Sanity takes the page of the Studio from a file of this name, which Node has to read as it is.
export { StudioDocument as default } from './platform/document.ts'
