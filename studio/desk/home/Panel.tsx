import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { PathLink } from '../../base/links/PathLink.tsx'

interface PanelProps {
  title: string
  count: number
  tone?: 'critical' | 'caution' | 'default'
  /** The text that it shows while there is nothing. */
  empty: string
  /** The list of which it shows the beginning: its path in the Studio and what the link says. */
  all: { path: string; text: string }
  children: ReactNode
}

/** A part of the page 'Início': what waits, with links to it. */
export function Panel({ title, count, tone = 'default', empty, all, children }: PanelProps) {
  return (
    <Card
      as="section"
      border
      radius={3}
      padding={3}
      aria-label={title}
      style={{ breakInside: 'avoid', marginBottom: '1.25rem', overflowWrap: 'anywhere' }}
    >
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text as="h2" size={1} weight="semibold">
              {title}
            </Text>
          </Box>
          <Badge tone={count > 0 ? tone : 'default'} fontSize={1}>
            {count.toLocaleString('pt-BR')}
          </Badge>
        </Flex>
        {count > 0 ? (
          <Stack as="ul" gap={1}>
            {children}
          </Stack>
        ) : (
          <Text size={1} muted>
            {empty}
          </Text>
        )}
        <Text size={1}>
          <PathLink path={all.path}>{all.text}</PathLink>
        </Text>
      </Stack>
    </Card>
  )
}
