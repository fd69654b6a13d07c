import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutBridge, withoutFonts, withoutRequests } from './withoutVendor.ts'

const SANITY_MODULE = /\/node_modules\/sanity\/lib\/index\.js(?:\?|$)/
const STYLESHEET = /\.css(?:\?|$)/

/** The bundler plugin that keeps the Studio from asking its vendor's servers. */
export const offline = {
  name: 'offline',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | null {
    if (SANITY_MODULE.test(id)) return withoutRequests(code)
    return STYLESHEET.test(id) ? withoutFonts(code) : null
  },
  /** The page of `sanity dev`. */
  transformIndexHtml: { order: 'post' as const, handler: withoutBridge },
}

/** Cleans the page of `sanity build`, which Sanity writes after all others had their turn. */
export const offlinePage = {
  name: 'offline-page',
  // `sanity dev` bundles too, without a page.
  apply: 'build' as const,
  async writeBundle({ dir }: { dir?: string }): Promise<void> {
    if (!dir) return
    const file = join(dir, 'index.html')
    await writeFile(file, withoutBridge(await readFile(file, 'utf8')))
  },
}
