import { WRITTEN_TEXTS } from './texts.ts'

/** A module of one of the packages: '/node_modules/@sanity/ui/dist/menu.js'. */
const MODULE = /\/node_modules\/(@sanity\/ui|sanity)\/(?:dist|lib)\/[^/]+\.js(?:\?|$)/

/** The pieces of code of a module's package, each with the piece in its place. */
function replacementsOf(id: string): [string, string][] {
  const [, name] = MODULE.exec(id) ?? []
  return Object.entries(WRITTEN_TEXTS).flatMap(([other, texts]) =>
    other === name ? Object.entries(texts) : [],
  )
}

/** The bundler plugin that translates what is written in the code of Sanity's packages. */
export const translateWritten = {
  name: 'translate-written',
  transform(code: string, id: string): string | null {
    const found = replacementsOf(id).filter(([from]) => code.includes(from))
    if (found.length === 0) return null
    return found.reduce((text, [from, to]) => text.replaceAll(from, () => to), code)
  },
}
