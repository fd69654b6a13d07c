import { translate } from './translate.ts'

const MEDIA_MODULE = /\/sanity-plugin-media\/dist\/index\.js(?:\?|$)/

/** The bundler plugin that translates the media browser. */
export const translateMedia = {
  name: 'translate-media',
  transform: (code: string, id: string) => (MEDIA_MODULE.test(id) ? translate(code) : null),
}
