/** Next reads the configuration in the folder of the site. It stands at the top of the repository. */
export { default } from '../next.config.mjs'
