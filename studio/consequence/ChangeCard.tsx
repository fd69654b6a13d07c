import type { Fate } from '@elos/content/consequence/consequence'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { Lines, SearchChange } from './Changes.tsx'
import type { ChangeGroup } from './groups.ts'
import { PageLinks } from './PageLinks.tsx'

const FATES: Record<Fate, { label: string; tone: 'positive' | 'critical' | 'primary' }> = {
  changes: { label: 'muda', tone: 'primary' },
  appears: { label: 'entra no ar', tone: 'positive' },
  goes: { label: 'sai do ar', tone: 'critical' },
}

/** How one page changes, or several that change in the same way. */
export function ChangeCard({ group: { pages, change } }: { group: ChangeGroup }) {
  const [isData, setData] = useState(false)
  const { label, tone } = FATES[change.fate]
  const { text, search, head, structuredData, looks, redirect, path } = change
  const hasData = structuredData.length + head.length > 0
  return (
    <Card border radius={3} padding={3} as="section" aria-label={pages[0]?.name}>
      <Stack gap={4}>
        <Flex gap={3} align="flex-start">
          <PageLinks pages={pages} />
          <Badge tone={tone}>{label}</Badge>
        </Flex>
        {redirect && (
          <Text size={1} muted>
            Redireciona para {redirect}
          </Text>
        )}
        {looks && !redirect && (
          <Text size={1} muted>
            O texto fica igual: muda uma imagem, um ícone ou a ordem.
          </Text>
        )}
        <Lines title="Texto da página" changes={text} />
        {search && <SearchChange path={path} search={search} />}
        {hasData && !isData && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Ver o que muda para buscadores e redes"
            onClick={() => setData(true)}
          />
        )}
        {isData && <Lines title="Dados para buscadores" changes={structuredData} />}
        {isData && <Lines title="Cartões de redes e endereço" changes={head} />}
      </Stack>
    </Card>
  )
}
