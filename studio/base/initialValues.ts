import type { IconName } from '@elos/content/parts/icon/names'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { dayOf } from '@elos/content/parts/time/day'
import { ClientError } from '@sanity/client'
import type { InitialValueResolverContext } from 'sanity'

type Context = Pick<InitialValueResolverContext, 'getClient'>

/** Today's date in São Paulo, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date())

type Position = 'number' | 'order'

interface ClosingSettings {
  label?: string | null
  chatMessage?: string | null
  /** The id of the claim with the promised response time. */
  responseTime?: string | null
}

/** The data of a document's first values: the greatest positions of its type, drafts included, and the settings. */
type Known = Record<Position, number | null> & { settings: ClosingSettings | null }

const KNOWN_QUERY = `{
  "number": math::max(*[_type == $type && defined(number)].number),
  "order": math::max(*[_type == $type && defined(order)].order),
  "settings": *[_id == "siteSettings"][0]{
    "label": headerButton.label, "chatMessage": chatMessages.quote, "responseTime": responseTime._ref
  }
}`

/**
 * Milliseconds for which first values are waited for. After ten seconds the Studio says that the network failed and lets
 * nobody write (RESOLVE_INITIAL_VALUE_TIMEOUT_MS in Sanity 6.16).
 */
const PATIENCE_MS = 9000

/** Reads the data of a document's first values; undefined where it cannot be read: staff write them by hand. */
async function read(type: string, { getClient }: Context): Promise<Known | undefined> {
  const client = getClient({ apiVersion: API_VERSION })
  const reading = client
    .fetch<Known>(KNOWN_QUERY, { type }, { perspective: 'raw', tag: 'initial-value' })
    .catch((error: unknown) => {
      // A refused query is a mistake of ours.
      if (error instanceof ClientError) throw error
      return undefined
    })
  return Promise.race([reading, pause(PATIENCE_MS)])
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))

/** The next whole number or position in a list. */
const next = (field: Position, known: Known | undefined) =>
  known ? { [field]: Math.floor(known[field] ?? 0) + 1 } : {}

/** Initial value of documents that are listed by a field: the last of their list. */
export const lastIn = (field: Position, type: string) => async (_: unknown, context: Context) =>
  next(field, await read(type, context))

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
function usualClosing(known: Known | undefined): Record<string, unknown> {
  if (!known?.settings) return {}
  const { label, chatMessage, responseTime } = known.settings
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
export const newFreePage = async (_: unknown, context: Context) =>
  usualClosing(await read('freePage', context))

/** The icon of an article until its editor chooses another. */
const ARTICLE_ICON: IconName = 'file-text'

/** A new article: the next number, written and reviewed today, with an icon and the usual closing. */
export const newArticle = async (_: unknown, context: Context) => {
  const known = await read('article', context)
  return {
    ...next('number', known),
    publishedAt: today(),
    reviewedAt: today(),
    icon: ARTICLE_ICON,
    ...usualClosing(known),
  }
}

/** A new carrier, plan or product: the last in its list, with the usual closing. */
export const newLanding = (type: string) => async (_: unknown, context: Context) => {
  const known = await read(type, context)
  return { ...next('order', known), ...usualClosing(known) }
}

/** A new claim: confirmed today. */
export const newClaim = () => ({ asOf: today() })

/** A new legal text: written today. */
export const newLegalPage = () => ({ updatedAt: today() })
