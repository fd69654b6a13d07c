import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { InitialValueResolverContext } from 'sanity'

interface ClosingSettings {
  label?: string | null
  chatMessage?: string | null
  /** The id of the claim with the promised response time. */
  responseTime?: string | null
}

const QUERY = `*[_id == "siteSettings"][0]{
  "label": headerButton.label, "chatMessage": chatMessages.quote, "responseTime": responseTime._ref
}`

const span = (_key: string, text: string) => ({ _type: 'span', _key, text, marks: [] })

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
export async function usualClosing({
  getClient,
}: Pick<InitialValueResolverContext, 'getClient'>): Promise<Record<string, unknown>> {
  const settings = await getClient({ apiVersion: API_VERSION }).fetch<ClosingSettings | null>(
    QUERY,
    {},
    { tag: 'initial-value' },
  )
  if (!settings) return {}
  const { label, chatMessage, responseTime } = settings
  return {
    closing: {
      title: 'Quer ajuda para escolher?',
      text: [
        {
          _type: 'block',
          _key: 'promise',
          style: 'normal',
          markDefs: [],
          children: responseTime ? promise(responseTime) : WITHOUT_PROMISE,
        },
      ],
      ...(label && { label }),
    },
    ...(chatMessage && { chatMessage }),
  }
}
