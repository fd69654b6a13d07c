import type { SearchTexts } from '@elos/content/consequence/consequence'
import type { Replacement } from '@elos/content/consequence/difference'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useState } from 'react'
import { environment } from '../environment.ts'
import { SearchResult } from '../pages/SearchResult.tsx'
import { changedLines } from './changedLines.ts'

/** How many replacements are shown at first: a new page has hundreds of lines. */
const FIRST = 6

interface LinesProps {
  title: string
  changes: readonly Replacement[]
}

/** The lines that change in a part of a page: what goes, and what comes in its place. */
export function Lines({ title, changes }: LinesProps) {
  const [isWhole, setWhole] = useState(false)
  if (changes.length === 0) return null
  const lines = changedLines(changes)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  const left = lines.length - shown.length
  return (
    <Stack gap={2}>
      <Text as="h4" size={1} weight="medium">
        {title}
      </Text>
      {shown.map(({ isGone, start, changed, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change have no identity, and some are equal
        <Card key={index} padding={2} radius={2} tone={isGone ? 'critical' : 'positive'}>
          <Text size={1} as={isGone ? 'del' : 'ins'} style={LINE}>
            {start}
            <span style={isGone ? GONE : NEW}>{changed}</span>
            {end}
          </Text>
        </Card>
      ))}
      {left > 0 && (
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          text={left === 1 ? 'Mostrar mais 1 linha' : `Mostrar mais ${left} linhas`}
          onClick={() => setWhole(true)}
        />
      )}
    </Stack>
  )
}

const LINE: CSSProperties = { textDecoration: 'none', overflowWrap: 'anywhere' }
const NEW: CSSProperties = { fontWeight: 600 }
/** Struck through, so that nobody needs the colours to tell the two apart. */
const GONE: CSSProperties = { ...NEW, textDecoration: 'line-through' }

interface SearchChangeProps {
  path: string
  search: { before: SearchTexts | null; after: SearchTexts | null }
}

/** The result that search engines show, before and after. */
export function SearchChange({ path, search: { before, after } }: SearchChangeProps) {
  const host = URL.parse(environment.siteUrl)?.host ?? ''
  const result = (label: string, texts: SearchTexts | null) =>
    texts && (
      <Stack gap={2}>
        <Text size={0} muted>
          {label}
        </Text>
        <SearchResult siteUrl={environment.siteUrl} brandName={host} path={path} {...texts} />
      </Stack>
    )
  return (
    <Stack gap={3}>
      <Text as="h4" size={1} weight="medium">
        Resultado de busca
      </Text>
      {result('Hoje', before)}
      {result('Depois de publicar', after)}
    </Stack>
  )
}
