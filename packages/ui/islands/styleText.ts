import { pathToFileURL } from 'node:url'
import { type Plugin, transform } from 'esbuild'

/**
 * Lets an island import a `style.ts` (the CSS that sections interpolate) as minified text: the
 * module runs at each build, the browser gets its value only.
 */
export const styleText = (target: string[]): Plugin => ({
  name: 'style-text',
  setup(build) {
    build.onLoad({ filter: /style\.ts$/i }, async ({ path }) => {
      const styles: Record<string, string> = await import(`${pathToFileURL(path)}?${Date.now()}`)
      const texts = Object.entries(styles).map(async ([name, css]) => {
        const { code } = await transform(css, { loader: 'css', minify: true, target })
        return `export const ${name} = ${JSON.stringify(code.trim())}`
      })
      return { contents: (await Promise.all(texts)).join('\n'), loader: 'js' }
    })
  },
})
