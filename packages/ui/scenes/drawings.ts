import { AUDIENCES } from './audiences.ts'
import { COMPANY } from './company.ts'
import { covers } from './covers.ts'
import { PRODUCTS } from './products.ts'

/** The drawings of a folder, by their paths. */
const named = (folder: string, drawings: Record<string, string>) =>
  Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}.svg`, drawing] as const)

/** Every drawing of the first content as SVG, by its path in `studio/seed`. */
export const drawings: ReadonlyMap<string, string> = new Map([
  ...named('scenes', { ...COMPANY, ...AUDIENCES, ...PRODUCTS }),
  ...named('articles', covers),
])
