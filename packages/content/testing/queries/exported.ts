import { globSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = join(import.meta.dirname, '../..')

export interface ExportedQuery {
  /** The path from the folder of this package: 'pages/plan.ts'. */
  file: string
  name: string
  query: string
}

/** Every query of this package. */
export async function exportedQueries(): Promise<ExportedQuery[]> {
  const files = globSync(['pages/*.ts', '{parts,files}/*/query.ts'], { cwd: CONTENT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  const modules = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(join(CONTENT, file))
    return Object.entries(exported).flatMap(([name, query]) =>
      name.endsWith('Query') && typeof query === 'string' ? [{ file, name, query }] : [],
    )
  })
  return (await Promise.all(modules)).flat()
}
