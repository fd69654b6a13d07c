import type { ChangeKind } from '@elos/content/impact/impact'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { Lines, SearchChange } from './Changes.tsx'
import type { ChangeGroup } from './groups.ts'
import { PageLinks } from './PageLinks.tsx'

const KINDS: Record<ChangeKind, { label: string; tone: 'positive' | 'critical' | 'primary' }> = {
  changes: { label: 'muda', tone: 'primary' },
  appears: { label: 'entra no ar', tone: 'positive' },
  goes: { label: 'sai do ar', tone: 'critical' },
}

/** Shows how one page changes, or several that change in the same way. */
export function ChangeCard({ group: { pages, change } }: { group: ChangeGroup }) {
  const { kind, lines, search, redirect, path } = change
  const { label, tone } = KINDS[kind]
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
        {lines?.length === 0 && !redirect && (
          <Text size={1} muted>
            O texto da página fica igual: muda outra coisa, como uma imagem, um ícone ou um dado
            para buscadores.
          </Text>
        )}
        <Lines lines={lines ?? []} />
        {search && <SearchChange path={path} search={search} />}
      </Stack>
    </Card>
  )
}
