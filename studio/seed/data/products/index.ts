import { fleet } from './fleet.ts'
import { life } from './life.ts'
import type { ProductSeed } from './product.ts'

/** The products, by document id. */
export const products = {
  'product-frotas': fleet,
  'product-vida': life,
} satisfies Record<string, ProductSeed>

export type ProductId = keyof typeof products
