import { audiences } from './audiences.ts'
import { company } from './company.ts'
import { covers } from './covers/covers.ts'
import { products } from './products.ts'

const named = (folder: string, drawings: Record<string, string>) =>
  Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}.svg`, drawing] as const)

/** Every drawing of the first content, by its file in `studio/seed`: scenes, and covers beside their articles. */
export const drawings: ReadonlyMap<string, string> = new Map([
  ...named('scenes', { ...company, ...audiences, ...products }),
  ...named('articles', covers),
])
