import { Spinner, Text } from '@sanity/ui'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { useNow } from '../../base/useNow.ts'
import { timeLeft } from '../../leads/timeLeft.ts'
import { Panel } from './Panel.tsx'

interface NewLead {
  _id: string
  name: string | null
  status: string
  deadline: string | null
}

/** How many leads are shown: those that wait longest. */
const SHOWN = 5

const QUERIES = {
  fetch: `{
    "count": count(*[_type == "lead" && status == "nova"]),
    "first": *[_type == "lead" && status == "nova"] | order(submittedAt asc)[0...${SHOWN}]{
      _id, name, status, deadline
    }
  }`,
  listen: '*[_type == "lead"]',
}

interface Waiting {
  count: number
  first: NewLead[]
}

/** The leads that nobody has answered, with what is left of the promise to do so. */
export function NewLeads() {
  const now = useNow()
  const waiting = useListenQuery<Waiting>(QUERIES)
  // Without an answer nobody knows yet whether somebody waits.
  if (!waiting) return <Spinner muted />
  const { count, first } = waiting
  return (
    <Panel
      title="Pedidos por responder"
      count={count}
      tone="critical"
      empty="Nenhum pedido espera resposta."
      all={{ path: '/conteudo/leads', text: 'Ver cotações e candidaturas' }}
    >
      {first.map(({ _id, name, ...lead }) => {
        const left = timeLeft(lead, now)
        return (
          <li key={_id}>
            <IntentCard
              params={{ id: _id, type: 'lead' }}
              tone={left?.isOver ? 'critical' : 'default'}
            >
              <TitleLines title={name ?? 'Sem nome'}>
                {left && <Text size={1}>{left.text}</Text>}
              </TitleLines>
            </IntentCard>
          </li>
        )
      })}
    </Panel>
  )
}
