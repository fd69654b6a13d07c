import { pathOf } from '@elos/content/parts/stored/route'
import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { destinationOf, type RemovalMode, type RemovalPlan } from './removal.ts'

interface RemovalFormProps {
  plan: RemovalPlan
  mode: RemovalMode
  isBusy: boolean
  onRemove: (destination: string) => void
  onCancel: () => void
}

const WORDS: Record<RemovalMode, { what: string; action: string }> = {
  unpublish: {
    what: 'O conteúdo sai do site e fica como rascunho: para voltar, publique de novo.',
    action: 'Tirar do ar',
  },
  delete: {
    what: 'O conteúdo e a página dele são excluídos. Para voltar, restaure em “Excluídos”.',
    action: 'Excluir',
  },
}

const pagesText = (count: number) =>
  count === 1
    ? 'Uma página deixa de recomendar esta.'
    : `${count} páginas deixam de recomendar esta.`

/** Says what goes with a document, and asks where its visitors go. */
export function RemovalForm({ plan, mode, isBusy, onRemove, onCancel }: RemovalFormProps) {
  const [destination, setDestination] = useState(() => destinationOf(plan))
  const id = useId()
  const { live } = plan
  const recommending = new Set(plan.recommending.map(({ _id }) => _id.replace(/^drafts\./, '')))
    .size
  return (
    <Stack gap={4}>
      <Text size={1}>{WORDS[mode].what}</Text>
      {live && (
        <Card padding={3} radius={2} tone="transparent" border>
          <Stack gap={3}>
            <Text size={1}>
              <code>{pathOf(live)}</code>
            </Text>
            {recommending > 0 && (
              <Text size={1} muted>
                {pagesText(recommending)}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      {live && (
        <Stack gap={3}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            Quem abrir este endereço vai para
          </Text>
          <Select
            id={id}
            fontSize={1}
            value={destination}
            onChange={({ currentTarget }) => setDestination(currentTarget.value)}
          >
            <option value="">nenhum lugar: verá “página não encontrada”</option>
            {plan.destinations.map(({ _id, path, name }) => (
              <option key={_id} value={_id}>
                {name ? `${path} (${name})` : path}
              </option>
            ))}
          </Select>
        </Stack>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          tone="critical"
          text={WORDS[mode].action}
          disabled={isBusy}
          loading={isBusy}
          onClick={() => onRemove(live ? destination : '')}
        />
      </Flex>
    </Stack>
  )
}
