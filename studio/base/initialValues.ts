import type { IconName } from '@elos/content/parts/icon/names'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { dayOf } from '@elos/content/parts/time/day'
import type { InitialValueResolverContext } from 'sanity'
import { usualClosing } from './usualClosing.ts'

type Context = Pick<InitialValueResolverContext, 'getClient'>

/** Today's date in São Paulo, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date())

type Position = 'number' | 'order'

/** The next whole number or position among the documents of a type, drafts included. */
async function nextOf(type: string, field: Position, { getClient }: Context): Promise<number> {
  const greatest = await getClient({ apiVersion: API_VERSION }).fetch<number | null>(
    `math::max(*[_type == $type && defined(${field})].${field})`,
    { type },
    { perspective: 'raw', tag: 'initial-value' },
  )
  return Math.floor(greatest ?? 0) + 1
}

/** Initial value of documents that are listed by a field: the last of their list. */
export const lastIn = (field: Position, type: string) => async (_: unknown, context: Context) => ({
  [field]: await nextOf(type, field, context),
})

/** The icon of an article until its editor chooses another. */
const ARTICLE_ICON: IconName = 'file-text'

/** A new article: the next number, written and reviewed today, with an icon and the usual closing. */
export const newArticle = async (_: unknown, context: Context) => {
  const [number, closing] = await Promise.all([
    nextOf('article', 'number', context),
    usualClosing(context),
  ])
  return { number, publishedAt: today(), reviewedAt: today(), icon: ARTICLE_ICON, ...closing }
}

/** A new carrier, plan or product: the last in its list, with the usual closing. */
export const newLanding = (type: string) => async (_: unknown, context: Context) => {
  const [order, closing] = await Promise.all([
    nextOf(type, 'order', context),
    usualClosing(context),
  ])
  return { order, ...closing }
}

/** A new claim: confirmed today. */
export const newClaim = () => ({ asOf: today() })

/** A new legal text: written today. */
export const newLegalPage = () => ({ updatedAt: today() })
