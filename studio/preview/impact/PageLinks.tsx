import { Box, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { environment } from '../../base/environment.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import type { PageOfSite } from './publishedSite.ts'

const FIRST = 5

/** Pages by name and path, each a link to it. */
export function PageLinks({ pages }: { pages: readonly PageOfSite[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? pages : pages.slice(0, FIRST)
  const left = pages.length - shown.length
  return (
    <Box flex={1}>
      <Stack as="ul" gap={3}>
        {shown.map(({ path, name }) => (
          <Stack as="li" key={path} gap={2}>
            <Text size={1} weight="medium">
              {name}
            </Text>
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {environment.siteUrl ? (
                <a href={`${environment.siteUrl}${path}`} target="_blank" rel="noreferrer">
                  {path}
                </a>
              ) : (
                path
              )}
            </Text>
          </Stack>
        ))}
      </Stack>
      {left > 0 && (
        <SmallButton
          mode="bleed"
          text={left === 1 ? 'e mais 1 página' : `e mais ${left} páginas`}
          onClick={() => setWhole(true)}
        />
      )}
    </Box>
  )
}
