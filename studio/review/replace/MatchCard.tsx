import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useId } from 'react'
import { IntentLink } from 'sanity/router'
import { excerptOf, type Match, wordsFor } from './matches.ts'
import type { MatchedDocument } from './useMatches.ts'

interface Choice {
  replacement: string
  isChosen: (match: Match) => boolean
  onChoose: (match: Match, isChosen: boolean) => void
}

/** The matches in a document, each with what comes in its place. */
export function MatchCard({ found, ...choice }: Choice & { found: MatchedDocument }) {
  const { document, id, title, type, matches } = found
  return (
    <Card as="section" border radius={3} padding={3} aria-label={title}>
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {title} <span style={{ fontWeight: 'normal', opacity: 0.7 }}>· {type}</span>
        </Text>
        <Stack as="ul" gap={1}>
          {matches.map((match) => (
            <li key={match.id}>
              <MatchRow match={match} params={{ id, type: document._type }} {...choice} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface MatchRowProps extends Choice {
  match: Match
  params: { id: string; type: string }
}

const GONE: CSSProperties = { background: 'var(--card-badge-critical-bg-color, #fcd9d5)' }
const NEW: CSSProperties = {
  background: 'var(--card-badge-positive-bg-color, #d0f0d8)',
  textDecoration: 'none',
}

function MatchRow({ match, params, replacement, isChosen, onChoose }: MatchRowProps) {
  const id = useId()
  const { before, found, after } = excerptOf(match)
  return (
    <Flex gap={3} padding={2} align="flex-start">
      {replacement && (
        <Checkbox
          checked={isChosen(match)}
          aria-labelledby={id}
          onChange={({ currentTarget }) => onChoose(match, currentTarget.checked)}
        />
      )}
      <Box flex={1}>
        <Stack gap={3}>
          <Text size={1} id={id} style={{ overflowWrap: 'anywhere' }}>
            {before}
            {replacement ? (
              <>
                <del style={GONE}>{found}</del>{' '}
                <ins style={NEW}>{wordsFor(match, replacement)}</ins>
              </>
            ) : (
              <mark>{found}</mark>
            )}
            {after}
          </Text>
          <Text size={0} muted>
            {/* In a tab of its own, so that the search is still there afterwards. */}
            <IntentLink intent="edit" params={{ ...params, path: match.text.path }} target="_blank">
              {match.text.label}
            </IntentLink>
          </Text>
        </Stack>
      </Box>
    </Flex>
  )
}
