import { translate } from './translate.ts'

const module = /\/sanity-plugin-media\/dist\/index\.js(?:\?|$)/

/** Lets the bundler translate the media browser. */
export const translateMedia = {
  name: 'translate-media',
  transform: (code: string, id: string) => (module.test(id) ? translate(code) : null),
}
