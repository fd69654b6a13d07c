import { reviewRules } from '@elos/content/review/rules'
import type { Finding } from '@elos/content/review/type'
import { Badge, Box, Flex, Text } from '@sanity/ui'
import { PathLink } from '../../base/links/PathLink.tsx'
import { RULE_LABELS, SEVERITY_TONES } from '../../review/labels.ts'
import { countOf, dueOf } from '../../review/rows.ts'
import { Panel } from './Panel.tsx'

const REVIEW = '/conteudo/review'

/** Shows how much there is to do, by kind, the most urgent first. */
export function ReviewCounts({ findings }: { findings: readonly Finding[] }) {
  const byRule = Map.groupBy(dueOf(findings), ({ rule }) => rule)
  const isUrgent = findings.some(({ severity }) => severity === 'error')
  return (
    <Panel
      title="Para revisar"
      count={countOf(findings)}
      tone={isUrgent ? 'critical' : 'caution'}
      empty="Tudo em dia."
      all={{ path: REVIEW, text: 'Ver o que revisar' }}
    >
      {reviewRules.map((rule) => {
        const found = byRule.get(rule) ?? []
        const tone = SEVERITY_TONES[found[0]?.severity ?? 'info']
        return (
          found.length > 0 && (
            <Flex as="li" key={rule} align="center" gap={3} paddingY={2}>
              <Box flex={1}>
                <Text size={1}>
                  <PathLink path={REVIEW}>{RULE_LABELS[rule].title}</PathLink>
                </Text>
              </Box>
              <Badge tone={tone}>{found.length.toLocaleString('pt-BR')}</Badge>
            </Flex>
          )
        )
      })}
    </Panel>
  )
}
