import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/**
 * Lets an island import texts that are made at the build: the module runs then, the browser gets the texts without
 * what they are made of.
 */
export const builtText = (): Plugin => ({
  name: 'built-text',
  load: {
    filter: { id: /speculationRules\.ts$/ },
    async handler(id) {
      const texts: Record<string, string> = await import(`${pathToFileURL(id)}?${Date.now()}`)
      return Object.entries(texts)
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
        .join('\n')
    },
  },
})
