import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useId } from 'react'
import { IntentLink } from 'sanity/router'
import { changeOf, excerptOf, type Hit } from './find.ts'
import type { Wanted } from './pattern.ts'
import type { FoundDocument } from './useFound.ts'

interface Choice {
  wanted: Wanted
  replacement: string
  isChosen: (hit: Hit) => boolean
  onChoose: (hit: Hit, isChosen: boolean) => void
}

/** The finds in a document, each with what it becomes. */
export function FoundCard({ found, ...choice }: Choice & { found: FoundDocument }) {
  const { document, id, title, type, hits } = found
  return (
    <Card as="section" border radius={3} padding={3} aria-label={title}>
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {title} <span style={{ fontWeight: 'normal', opacity: 0.7 }}>· {type}</span>
        </Text>
        <Stack as="ul" gap={1}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <HitRow hit={hit} params={{ id, type: document._type }} {...choice} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface HitRowProps extends Choice {
  hit: Hit
  params: { id: string; type: string }
}

function HitRow({ hit, params, wanted, replacement, isChosen, onChoose }: HitRowProps) {
  const id = useId()
  const change = changeOf(hit, wanted, replacement)
  return (
    <Flex gap={3} padding={2} align="flex-start">
      {replacement && (
        <Checkbox
          checked={Boolean(change) && isChosen(hit)}
          disabled={!change}
          aria-labelledby={id}
          onChange={({ currentTarget }) => onChoose(hit, currentTarget.checked)}
        />
      )}
      <Box flex={1}>
        <Stack gap={3}>
          <Text size={1} id={id} style={{ overflowWrap: 'anywhere' }}>
            <Sentence hit={hit} shown={change?.shown} />
          </Text>
          <Text size={0} muted>
            <IntentLink intent="edit" params={{ ...params, path: hit.place.path }}>
              {hit.place.label}
            </IntentLink>
            {replacement &&
              !change &&
              hit.kind === 'amount' &&
              ' · escreva um número em “Trocar por”'}
          </Text>
        </Stack>
      </Box>
    </Flex>
  )
}

const MARK: CSSProperties = {
  background: 'var(--card-badge-caution-bg-color, #fdeb9c)',
  color: 'inherit',
  borderRadius: 2,
}
const GONE: CSSProperties = { ...MARK, background: 'var(--card-badge-critical-bg-color, #fcd9d5)' }
const NEW: CSSProperties = {
  ...MARK,
  background: 'var(--card-badge-positive-bg-color, #d0f0d8)',
  textDecoration: 'none',
}

/** The sentence of a find: with the find marked, or with what goes and what comes. */
function Sentence({ hit, shown }: { hit: Hit; shown: string | undefined }) {
  const { before, found, after } = excerptOf(hit)
  return (
    <>
      {before}
      {shown === undefined ? (
        <mark style={MARK}>{found}</mark>
      ) : (
        <>
          <del style={GONE}>{found}</del> <ins style={NEW}>{shown}</ins>
        </>
      )}
      {after}
    </>
  )
}
