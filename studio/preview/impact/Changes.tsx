import { Card, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useState } from 'react'
import { environment } from '../../base/environment.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { SearchResult } from '../../pages/SearchResult.tsx'
import type { ChangedLine } from './changedLines.ts'
import type { SearchTexts, ShownChange } from './shownChange.ts'

/** How many lines are shown at first: a new page has hundreds. */
const FIRST = 6

/** The lines of a page that change: what goes, and what comes in its place. */
export function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return null
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  const left = lines.length - shown.length
  return (
    <Stack gap={2}>
      <Text as="h4" size={1} weight="medium">
        Texto da página
      </Text>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change have no identity, and some are equal
        <Line key={index} line={line} />
      ))}
      {left > 0 && (
        <SmallButton
          mode="bleed"
          text={left === 1 ? 'Mostrar mais 1 linha' : `Mostrar mais ${left} linhas`}
          onClick={() => setWhole(true)}
        />
      )}
    </Stack>
  )
}

function Line({ line: { isGone, parts } }: { line: ChangedLine }) {
  return (
    <Card padding={2} radius={2} tone={isGone ? 'critical' : 'positive'}>
      <Text size={1} as={isGone ? 'del' : 'ins'} style={LINE}>
        {parts.map(({ text, isChanged }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no identity, and some are equal
          <span key={index} style={isChanged ? (isGone ? GONE : NEW) : undefined}>
            {text}
          </span>
        ))}
      </Text>
    </Card>
  )
}

const LINE: CSSProperties = { textDecoration: 'none', overflowWrap: 'anywhere' }
const NEW: CSSProperties = { fontWeight: 600 }
/** The old text is struck through, so that nobody needs the colours to tell the two apart. */
const GONE: CSSProperties = { ...NEW, textDecoration: 'line-through' }

interface SearchChangeProps {
  path: string
  search: NonNullable<ShownChange['search']>
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
