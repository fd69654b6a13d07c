import type { IconName } from '@elos/content/parts/icon/names'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { dayOf } from '@elos/content/parts/time/day'
import type { InitialValueResolverContext } from 'sanity'

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

interface ClosingSettings {
  label?: string | null
  chatMessage?: string | null
  /** The id of the claim with the promised response time. */
  responseTime?: string | null
}

const CLOSING_QUERY = `*[_id == "siteSettings"][0]{
  "label": headerButton.label, "chatMessage": chatMessages.quote, "responseTime": responseTime._ref
}`

/** A piece of a paragraph without marks. */
export const span = (_key: string, text: string) => ({ _type: 'span', _key, text, marks: [] })

/** A text of one paragraph. */
export const paragraphOf = (...children: readonly object[]) => [
  { _type: 'block', _key: 'paragraph', style: 'normal', markDefs: [], children },
]

/** The promise of a response, with the claim that the settings name. */
const promise = (claim: string) => [
  span('before', 'Conte o que você procura. Respondemos em '),
  {
    _type: 'claimRef',
    _key: 'time',
    display: 'full',
    claim: { _type: 'reference', _ref: claim },
  },
  span('after', ', no horário de atendimento, sem compromisso.'),
]

const WITHOUT_PROMISE = [
  span('only', 'Conte o que você procura. Respondemos no horário de atendimento, sem compromisso.'),
]

/**
 * The invitation at the end of a new page and the message of its chat, from the settings. Editors change
 * them where a page has more to say.
 */
async function usualClosing({ getClient }: Context): Promise<Record<string, unknown>> {
  const settings = await getClient({ apiVersion: API_VERSION }).fetch<ClosingSettings | null>(
    CLOSING_QUERY,
    {},
    { tag: 'initial-value' },
  )
  if (!settings) return {}
  const { label, chatMessage, responseTime } = settings
  return {
    closing: {
      title: 'Quer ajuda para escolher?',
      text: paragraphOf(...(responseTime ? promise(responseTime) : WITHOUT_PROMISE)),
      ...(label && { label }),
    },
    ...(chatMessage && { chatMessage }),
  }
}

/** A new page that staff compose: the usual closing. */
export const newFreePage = (_: unknown, context: Context) => usualClosing(context)

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
