import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import type { PathChange } from './pathChange.ts'

interface PathChangeFormProps {
  change: PathChange
  /** Whether it was chosen to publish, which begins once the document is saved and checked. */
  isBusy: boolean
  onPublish: (withRedirect: boolean) => void
  onCancel: () => void
}

/** Explains what a new path means for visitors with the old address, and offers a redirect. */
export function PathChangeForm({ change, isBusy, onPublish, onCancel }: PathChangeFormProps) {
  const [withRedirect, setWithRedirect] = useState(true)
  return (
    <Stack gap={4}>
      <Text size={1}>
        Links, favoritos e buscadores ainda apontam para o endereço antigo desta página.
      </Text>
      <Card padding={3} radius={2} tone="transparent" border>
        <Stack gap={3}>
          <Address label="De" path={change.from} />
          <Address label="Para" path={change.to} />
        </Stack>
      </Card>
      <Flex as="label" gap={3} align="flex-start">
        <Checkbox
          checked={withRedirect}
          onChange={({ currentTarget }) => setWithRedirect(currentTarget.checked)}
        />
        <TitleLines
          title="Criar redirecionamento do endereço antigo (recomendado)"
          detail={
            withRedirect
              ? 'Quem abrir o endereço antigo chega à página nova.'
              : 'Quem abrir o endereço antigo verá “página não encontrada”.'
          }
        />
      </Flex>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          tone="primary"
          text="Publicar com o novo endereço"
          disabled={isBusy}
          loading={isBusy}
          onClick={() => onPublish(withRedirect)}
        />
      </Flex>
    </Stack>
  )
}

function Address({ label, path }: { label: string; path: string }) {
  return (
    <Flex gap={3} align="center">
      <Text size={1} muted style={{ width: '3em' }}>
        {label}
      </Text>
      <Text size={1}>
        <code>{path}</code>
      </Text>
    </Flex>
  )
}
