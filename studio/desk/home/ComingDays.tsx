import type { Finding, ReviewRule } from '@elos/content/review/type'
import { Stack, Text } from '@sanity/ui'
import { IntentCard } from '../../base/links/IntentCard.tsx'
import { Panel } from './Panel.tsx'

/** The rules about what the next thirty days change on the site. */
const COMING: ReadonlySet<ReviewRule> = new Set<ReviewRule>([
  'claimChanging',
  'claimExpiring',
  'articleLeaving',
  'holidaysEnding',
])

/** How many are shown; 'Para revisar' has all. */
const SHOWN = 6

/** Lists what expires or changes in the next thirty days: prices and other claims, articles, the list of holidays. */
export function ComingDays({ findings }: { findings: readonly Finding[] }) {
  const coming = findings.filter(({ rule }) => COMING.has(rule))
  return (
    <Panel
      title="Vence ou muda em 30 dias"
      count={coming.length}
      tone="caution"
      empty="Nada vence nem muda até lá."
      all={{ path: '/conteudo/claim', text: 'Ver preços e afirmações' }}
    >
      {coming.slice(0, SHOWN).map(({ documentId, documentType, path, title, message, rule }) => (
        <li key={`${documentId} ${rule} ${path}`}>
          <IntentCard params={{ id: documentId, type: documentType, path }}>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1}>{message}</Text>
            </Stack>
          </IntentCard>
        </li>
      ))}
    </Panel>
  )
}
